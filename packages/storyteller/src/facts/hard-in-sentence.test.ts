import { describe, expect, it } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';
import { hardInText } from './hard-in-sentence.ts';

describe('what is hard, in the words of a whole sentence', () => {
  it.each([
    ['Her phone was stolen and she is scared to take the bus again', 'taking the bus'],
    ['He gets upset when other children cry', 'when other children cry'],
    ['We are selling the family caravan and she is heartbroken', 'selling the family caravan'],
  ])('%s: %s', (problem, hard) => {
    expect(hardInText(problem)?.text).toBe(hard);
  });

  it.each([
    'why is the sky blue',
    // A thing that stands in a sentence is not the matter for that alone.
    'cows in the field frighten him',
    "thinks it's because he broke a crayon",
    'only talks about trains',
    'my son wants to wear dresses',
    'I drank too much at the party and she saw it',
    'stubborn as a mule',
    'her grandad died in the car',
  ])('is not made up of: %s', (problem) => {
    expect(hardInText(problem)).toBeUndefined();
  });

  it('stands in the story of anything that is hard', () => {
    const brief = {
      name: 'Zara',
      ageBand: '11+',
      gender: 'girl',
      problem: 'she is scared to take the bus again',
      notes: '',
    } as const;
    const told = tellSocialStory(brief, { seed: 5, recent: [] });
    expect(told.situation).toBe('general');
    expect(Object.values(told.content).join(' ')).toContain('taking the bus');
  });
});

import { describe, expect, it } from 'vitest';
import { tellSocialStory } from '../index.ts';

const told = (problem: string, notes = '') =>
  tellSocialStory({ name: 'Leila', ageBand: '8-10', gender: 'girl', problem, notes }, { seed: 7, recent: [] });

describe('a death that is only feared', () => {
  it.each([
    ['grandad has cancer and she is frightened he will die', 'He is having treatment at the hospital.'],
    ['nan is having chemo and she is worried nan will die', ''],
    ['scared grandma is going to die because she is ill in hospital', ''],
    ['grandad had a stroke, keeps asking if he is going to die', ''],
    ['her uncle is having an operation and she thinks he might die, she is terrified he will die', ''],
  ])('"%s" is told as a question to which nobody knows the answer', (problem, notes) => {
    const story = told(problem, notes);
    expect(`${story.situation}/${story.thread}`).toBe('hard-times/asks');
    expect(Object.values(story.content).join(' ')).not.toMatch(
      /(?<!whether (?:her )?)(?:Grandad|Pops|Grandma|Nan|uncle) is going to die\./i,
    );
  });

  it.each([
    'worried that our cat will die because he is old',
    'scared that grandma will die one day',
    'asks if nana is going to die',
  ])('"%s" is told as no death that happened or is certain', (problem) => {
    const story = told(problem);
    expect(story.situation).not.toMatch(/grandparent-death|pet-death|somebody-died/);
  });

  it.each([
    ['grandad is dying of cancer, the doctors cannot help any more', 'grandparent-death'],
    ['grandad is going to die soon and she is scared', 'grandparent-death'],
    ['grandma died and now she is scared that grandad will die', 'grandparent-death'],
  ])('"%s" is told as it is', (problem, situation) => {
    expect(told(problem).situation).toBe(situation);
  });
});

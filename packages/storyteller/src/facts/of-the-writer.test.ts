import { describe, expect, it } from 'vitest';
import { tellSocialStory, type Brief } from '../index.ts';
import { withoutTheWriter } from './of-the-writer.ts';

const BRIEF: Brief = { name: 'Mia', ageBand: '8-10', gender: 'girl', problem: '', notes: '' };

describe('what whoever writes says of themselves', () => {
  it.each([
    'It breaks my heart.',
    "I'd like her to know that",
    'We want them to understand that',
    'How do I explain to a 4 year old',
    "I don't know what to say",
    'Any ideas',
    'I can’t repeat it here',
    'We are at our wits’ end',
  ])('is no part of the matter: %s', (said) => expect(withoutTheWriter(said)).toMatch(/^[\s.]*$/u));

  it.each([
    "She'd like him to leave her alone",
    'He broke his arm',
    'I told him that Nan had died',
    'He does not know what to say',
  ])('leaves what is said of the child: %s', (said) => expect(withoutTheWriter(said)).toBe(said));

  it('calls for no scene: who would like her to know something is not asked whether she is loved', () => {
    const problem = "There was not one whale at the coast. I'd like her to learn that a day can let you down.";
    for (let seed = 1; seed <= 6; seed++)
      expect(tellSocialStory({ ...BRIEF, problem, situation: 'general' }, { seed, recent: [] }).thread).not.toBe(
        'loved',
      );
  });

  it('leaves the scene of a child who asks for it', () => {
    const problem = 'She shouted that nobody loves her.';
    expect(tellSocialStory({ ...BRIEF, problem, situation: 'general' }, { seed: 1, recent: [] }).thread).toBe('loved');
  });
});

it('sheds tears, and tears nothing', () => {
  const { title, content } = tellSocialStory(
    { ...BRIEF, ageBand: '6-7', problem: 'Train tracks on Thursday. Tears already.', situation: 'general' },
    { seed: 1, recent: [] },
  );
  expect(`${title} ${Object.values(content).join(' ')}`).not.toMatch(/\btearing\b/i);
});

import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: '4-5' | '6-7' | '8-10', problem: string) => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes: '' }, { seed: 1 });
  return `${story.situation}/${story.thread}`;
};

describe('a grandparent who is afraid of hospital', { timeout: 120_000 }, () => {
  test.each([
    'her grandma is going into hospital and grandma is scared because nobody comes home from there',
    "her gran is afraid of the hospital and won't go",
    'grandad says no one comes back from hospital and now she is scared',
    'nan is terrified of hospital and my daughter hears it',
    'granny refuses to go to hospital, she says people go there to die',
    'great gran is frightened of going into hospital',
  ])('%s', (problem) => {
    for (const band of ['4-5', '6-7', '8-10'] as const) expect([band, told(band, problem)]).toEqual([band, 'hard-times/afraidofward']);
  });

  test.each(['grandma is in hospital', 'is scared of going to hospital', 'gran died in hospital and she is scared'])(
    '%s is another matter',
    (problem) => {
      for (const band of ['4-5', '6-7', '8-10'] as const) expect(told(band, problem)).not.toMatch(/afraidofward/);
    },
  );
}); // prettier-ignore

import { describe, expect, test } from 'vitest';
import { tellSocialStory, type Brief } from '../index.ts';

const placeOf = (problem: string, ageBand: Brief['ageBand'], notes = ''): string => {
  const { situation, thread } = tellSocialStory({ name: 'Sam', ageBand, gender: 'boy', problem, notes }, { seed: 3 });
  return `${situation}/${thread}`;
};

const TOLD: readonly (readonly [string, readonly Brief['ageBand'][], readonly string[]])[] = [
  [
    'shopping-trip/nobuy',
    ['2-3', '4-5', '6-7'],
    [
      "Melts down in the supermarket when I won't buy him a treat",
      'screams in the shop when we say no to sweets',
      'screams in asda if he cannot have a toy',
      "loses it in the supermarket when I won't buy chocolate",
    ],
  ],
  [
    'first-day-school/childmindershome',
    ['2-3'],
    [
      "I'm going back to work and he'll be with a childminder for the first time",
      'starts with a new childminder because I am going back to work',
      'he will be with a childminder from Monday',
      'will go to a childminder when I am back at work',
    ],
  ],
  [
    'sibling-with-disability/minutes',
    ['6-7', '8-10'],
    [
      "Feels it's unfair that his disabled sister gets all our attention",
      'thinks its not fair that his autistic brother gets all the attention',
      'says his sister with special needs gets all of our time',
    ],
  ],
];

describe('a treat that is not bought, a first childminder, and a brother or sister who gets all the attention', () => {
  for (const [place, bands, problems] of TOLD) {
    for (const band of bands) {
      test.each(problems)(`${place} at ${band}: %s`, (problem) => {
        expect(placeOf(problem, band)).toBe(place);
      });
    }
  }

  test('bright lights are still told of where a shop is too bright', () => {
    expect(placeOf('bright lights in the supermarket upset him', '4-5')).toBe('shopping-trip/lights');
  });

  test('a game that only goes on is no match that cannot be left', () => {
    expect(placeOf("He can't stop playing Minecraft, screams at us when time is up", '8-10')).not.toMatch(/midmatch/);
    expect(placeOf("won't come off fortnite because he can't leave in the middle of a match", '8-10')).toMatch(
      /midmatch/,
    );
  });

  test('what breaks is still told of as two sets of rules', () => {
    expect(placeOf('her autistic brother breaks her things and never gets told off', '8-10')).toBe(
      'sibling-with-disability/tworules',
    );
  });

  test.each([
    "I'm going back to work and he'll be with a childminder for the first time",
    "first time at Dad's new flat this weekend",
    "we're going on a plane for the first time",
    'he is starting football for the first time',
  ])('what is still to come is no success: %s', (problem) => {
    expect(placeOf(problem, '4-5')).not.toMatch(/managed|learnt|gone-well/);
  });
});

import { describe, expect, test } from 'vitest';
import { tellSocialStory, type Brief } from '../index.ts';

const placeOf = (problem: string, ageBand: Brief['ageBand']): string => {
  const { situation, thread } = tellSocialStory(
    { name: 'Sam', ageBand, gender: 'boy', problem, notes: '' },
    { seed: 3 },
  );
  return `${situation}/${thread}`;
};

const TOLD: readonly (readonly [string, readonly string[]])[] = [
  [
    'jealousy/littleahead',
    [
      'little sister reads better than him',
      'his little sister reads better than him and he hates it',
      'his younger brother swims better than he does',
      'upset because his younger sister can ride a bike and he cant',
      'little brother has overtaken him in reading',
      'his younger brother is faster than him at everything',
      'his little sister is better at maths',
    ],
  ],
  [
    'handling-disappointment/notaloneyet',
    [
      'cross that he is not allowed to walk the dog alone',
      "angry because I won't let him mow the lawn",
      'he isnt allowed to use the drill and sulks',
      'furious that we wont let him cook on his own',
      "Grandad won't let him use the lawnmower",
      'moans that he is too young to light the barbecue',
    ],
  ],
  [
    'perfectionism/torn',
    [
      'ripped up her homework after one mistake',
      'tears up his homework if he makes a mistake',
      'tore up his spelling sheet because of one tiny mistake',
    ],
  ],
  [
    'building-confidence/word',
    [
      'thinks he is stupid',
      "he says he's stupid all the time",
      'is convinced that he is thick',
      'keeps saying I am so stupid',
    ],
  ],
];

describe('a younger one who is ahead, a job that is not for a child alone, a page torn over one mistake', () => {
  for (const [place, problems] of TOLD) {
    for (const ageBand of ['6-7', '8-10'] as const) {
      test.each(problems)(`${place} at ${ageBand}: %s`, (problem) => {
        expect(placeOf(problem, ageBand)).toBe(place);
      });
    }
  }

  test.each([
    ['thinks he is stupid because he cannot do maths', 'lessons-are-hard/'],
    ['left out of the group chat', 'online-kindness/outside'],
    ['wont come on family walks', 'general/outing'],
    ['never helps with the dishes', 'general/chore'],
  ])('what stays where it was: %s', (problem, place) => {
    expect(placeOf(problem, '8-10')).toContain(place);
  });

  test.each(['his little sister hits him', 'his big brother is better at football', 'scared to walk the dog'])(
    'is neither: %s',
    (problem) => {
      expect(placeOf(problem, '8-10')).not.toMatch(/littleahead|notaloneyet/);
    },
  );
});

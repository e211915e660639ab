import { describe, expect, test } from 'vitest';
import { tellSocialStory, type Brief } from '../index.ts';

const tell = (problem: string, ageBand: Brief['ageBand'], notes = '') =>
  tellSocialStory({ name: 'Sam', ageBand, gender: 'boy', problem, notes }, { seed: 3 });
const placeOf = (problem: string, ageBand: Brief['ageBand']): string => {
  const { situation, thread } = tell(problem, ageBand);
  return `${situation}/${thread}`;
};

const TOLD: readonly (readonly [string, readonly Brief['ageBand'][], readonly string[]])[] = [
  [
    'morning-routine/dressme',
    ['4-5', '6-7'],
    [
      'wants me to dress him every morning though he can do it',
      'still wants me to dress him for school',
      'insists that I put his shoes on for him though he can do it',
      "won't get dressed by himself, I have to do it",
      'can dress himself but wants me to do it',
      'asks me to put his socks on every morning',
    ],
  ],
  [
    'wobbly-tooth/knockedout',
    ['4-5', '8-10'],
    [
      'knocked out his front tooth on his scooter',
      'fell and knocked out two teeth',
      'broke his front tooth on the slide',
      'his tooth was knocked out in a fall',
    ],
  ],
  [
    'building-confidence/everyoneelse',
    ['6-7', '8-10'],
    [
      "can't click his fingers and everyone else can",
      "can't do a cartwheel and all his friends can",
      "everyone in his class can whistle but he can't",
      "can't skip yet and gets upset",
      "still can't do the monkey bars",
      "can't catch a ball like the others",
    ],
  ],
  [
    'frightening-event/seen',
    ['8-10', '11+'],
    [
      'saw a video of a killer doll and is now terrified at night',
      'watched a clip of a haunted house and cannot sleep',
    ],
  ],
];

describe('a sock that somebody else is to put on, a tooth that is out, a trick of the others, a doll in a video', () => {
  for (const [place, bands, problems] of TOLD) {
    for (const band of bands) {
      test.each(problems)(`${place} at ${band}: %s`, (problem) => {
        expect(placeOf(problem, band)).toBe(place);
      });
    }
  }

  test.each([
    ['insists on getting dressed by himself and it takes ages', 'morning-routine/bymyself'],
    ["won't wear socks because of the seams", 'clothes-itch'],
    ['has a wobbly tooth', 'wobbly-tooth'],
    ["can't catch the bus on his own", 'general'],
    ["can't ride a bike and all his friends can", 'building-confidence/bike'],
  ])('%s is left to %s', (problem, place) => {
    expect(placeOf(problem, '6-7')).toContain(place.split('/')[0]);
    expect(placeOf(problem, '6-7')).not.toMatch(/dressme|knockedout|everyoneelse/);
  });

  test.each([
    'Dad has moved to Scotland for work and he only sees him once a month',
    'mum is moving to London for her new job',
    'daddy lives in Germany for his job and he misses him',
  ])('a job far off is a parent who is away: %s', (problem) => {
    expect(tell(problem, '6-7').situation).toBe('parent-away');
  });

  test.each([
    ['Bites other kids at nursery, he doesnt talk much yet', ''],
    ['hits his sister', 'He only has a few words.'],
    ["won't share his toys", 'He has a speech delay.'],
  ])('whose words are few is not asked to say a sentence: %s %s', (problem, notes) => {
    const { content, leftOut } = tell(problem, '2-3', notes);
    expect(content.control).not.toMatch(/can say/);
    expect(leftOut).toEqual([]);
  });

  test('who talks little about a thing is not told to have few words', () => {
    expect(tell("doesn't talk much about nursery", '4-5').content.control).not.toBe('');
    expect(tell("doesn't talk much about nursery", '4-5').content.partial).not.toMatch(/talking much/);
  });
});

import { describe, expect, test } from 'vitest';
import { tellSocialStory, type Brief } from '../index.ts';

const placeOf = (problem: string, ageBand: Brief['ageBand']): string => {
  const { situation, thread } = tellSocialStory(
    { name: 'Noor', ageBand, gender: 'girl', problem, notes: '' },
    { seed: 3 },
  );
  return `${situation}/${thread}`;
};

const TOLD: readonly (readonly [string, readonly Brief['ageBand'][], readonly string[]])[] = [
  [
    'new-sibling/sentback',
    ['2-3', '4-5', '6-7', '8-10'],
    [
      'says she hates her baby brother and wants him to go back',
      'wants to send the baby back',
      'asks when the new baby is going home',
      'hates the new baby',
    ],
  ],
  [
    'lying/unseenfriend',
    ['4-5', '6-7'],
    [
      'she has made up an invisible friend and blames her for everything',
      'says her imaginary friend did it whenever something gets broken',
      'blames her pretend friend Bob for the mess',
    ],
  ],
  [
    'parent-away/asleepbyday',
    ['2-3', '4-5', '6-7'],
    [
      'daddy works nights so she has to be quiet in the day',
      'too noisy when dad is asleep after his night shift',
      'her mum is a nurse on night shifts and sleeps in the day, she keeps waking her',
    ],
  ],
  [
    'general/wastaken',
    ['4-5', '6-7', '8-10', '11+'],
    [
      'her bike got stolen',
      'her new scooter was stolen from the shed and she is heartbroken',
      'someone stole her bike',
      'had her bike nicked last week',
    ],
  ],
  [
    'making-friends/whosegame',
    ['4-5', '6-7', '8-10'],
    [
      'friends wont let her play what she wants',
      'her friends never play her games',
      'always has to play what the others want',
      'she never gets to choose the game with her friends',
    ],
  ],
  [
    'being-kind/saidittoothers',
    ['4-5', '6-7', '8-10'],
    ["tells everyone you're not my friend", "she keeps telling other children you're not my friend"],
  ],
  [
    'new-family-member/roomgiven',
    ['4-5', '6-7', '8-10', '11+'],
    [
      'grandma came to live with us and has her room now',
      'had to give up her bedroom when grandad moved in',
      'lost her room because her uncle is staying with us',
      'her stepsister moved in and sleeps in her room, she sleeps on the landing',
    ],
  ],
  [
    'general/fourlegs',
    ['2-3', '4-5', '6-7'],
    [
      'growls and pretends to be a dog all the time, other kids find it odd',
      'acts like a cat at school and meows at people',
      'pretends to be a horse all day',
      'barks at other children instead of talking',
    ],
  ],
  [
    'shopping-trip/shopfloor',
    ['2-3', '4-5', '6-7'],
    [
      'throws herself on the floor in the supermarket when i say no',
      'has tantrums in the shop every time',
      'lies on the floor at tesco when I say no',
      'meltdowns at the supermarket checkout',
    ],
  ],
  [
    'friend-moving-away/changesschool',
    ['4-5', '6-7'],
    [
      'her best friend is moving to another school',
      'best friend is changing schools at easter',
      'her friend left the school last week',
      'her best mate is going to a different school',
    ],
  ],
  [
    'healthy-eating/crammed',
    ['2-3', '4-5', '6-7'],
    [
      'crams too much food in her mouth',
      'stuffs her mouth so full she gags',
      'shoves everything into her mouth at once',
      'takes huge bites',
    ],
  ],
  [
    'new-pet/onalead',
    ['4-5', '6-7', '8-10'],
    [
      "pulls on the dog's lead when we walk and he nearly knocked her over",
      'yanks the lead when she walks our dog',
      'wants to hold the dog lead and gets dragged',
    ],
  ],
  [
    'first-day-school/childmindershome',
    ['2-3', '4-5'],
    [
      'starting with a new childminder on Monday',
      'going to a childminder for the first time',
      'she starts at the childminders next week',
    ],
  ],
  [
    'jealousy/lovedlike',
    ['4-5', '6-7', '8-10'],
    [
      'thinks I love her little sister more than her',
      'says we love her brother more',
      'she says her sister is my favourite',
      'thinks dad prefers her brother over her',
    ],
  ],
];

describe('what small children do, and who is at home, is told in a scene of its own', () => {
  test.each(TOLD.flatMap(([place, bands, problems]) => bands.map((band) => ({ place, band, problems }))))(
    '$place at $band',
    ({ place, band, problems }) => {
      expect(problems.map((problem) => `${placeOf(problem, band)}: ${problem}`)).toEqual(
        problems.map((problem) => `${place}: ${problem}`),
      );
    },
  );

  test.each([
    'hits the baby and says she hates him',
    'stole a bike with his friends',
    'the supermarket is too loud and bright for her',
    'scared of the dog next door pulling on its lead',
    'we are getting a new dog',
    'hates her brother',
    'wakes up every night and shouts for mummy',
    'growls at the dog next door',
    "a girl told her you're not my friend any more",
    'friends wont let her join in their game',
    'has an imaginary friend',
    'dad works nights and she misses him at bedtime',
  ])('%j is none of these', (problem) => {
    expect(placeOf(problem, '8-10')).not.toMatch(
      /sentback|unseenfriend|asleepbyday|wastaken|whosegame|saidittoothers|roomgiven|fourlegs|shopfloor|changesschool|crammed|onalead|childmindershome|lovedlike/,
    );
  });
});

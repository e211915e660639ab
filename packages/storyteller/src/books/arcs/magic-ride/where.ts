import type { SettingName, ThingName } from '@storylantern/contract';
import type { Entity } from '../../theme.ts';
import { placeSaid } from '../../theme/place-said.ts';
import { within } from '../wording.ts';

/** Where the child would like to go. */
export interface Where {
  readonly setting: SettingName;
  /** After "to": "the top of the mountain". */
  readonly name: string;
  /** The same in two words, for the youngest. */
  readonly short: string;
  /** What is to be seen there, two sentences of at most 14 words each. */
  readonly seen: readonly [string, string, string];
  /** The same in at most two sentences of at most 8 words. */
  readonly seenShort: readonly [string, string, string];
}

export const WHERE: readonly Where[] = [
  {
    setting: 'mountain',
    name: 'the very top of the mountain',
    short: 'the mountain',
    seen: [
      'You could see three towns from there, and the backs of some birds. The river was as thin as a shoelace.',
      'There was nothing above them but blue. Far down, a goods train went by like a zip.',
      'The wind up there had never been used. They could see all the way to the edge of the map.',
    ],
    seenShort: [
      'So high! That dot is our house.',
      'Up here the birds are underneath. Hello, bird!',
      'One cloud is in the way. Blow it!',
    ],
  },
  {
    setting: 'castle',
    name: 'a castle, in the days of castles',
    short: 'the castle',
    seen: [
      'The castle was so new that the paint on the gate was wet. A guard asked them, very politely, what a zip was.',
      'There was a moat with a duck in it, and straw on the floor. Somebody was teaching a small knight to sit up straight.',
      'It had eleven towers, and a smell of onions. From every window hung a carpet, having its dust beaten out.',
    ],
    seenShort: [
      'Towers! Flags! A duck in the moat.',
      'Big gate. Big stairs. A very big chair.',
      'Clang, go the pots. It smells of onions.',
    ],
  },
  {
    setting: 'jungle',
    name: 'the very middle of the jungle',
    short: 'the jungle',
    seen: [
      'It was green above, and green below, and it dripped. Something with a long tail was reading the label on a tree.',
      'Leaves as big as doors opened and shut. Every frog had a different thing to say, and said it.',
      'There were flowers up there that had never seen a vase. A beetle walked by as if it were Sunday.',
    ],
    seenShort: [
      'Green! Green! And a frog that says so.',
      'Leaves as big as doors. Knock, knock!',
      'Drip, drop. Who has such a long tail?',
    ],
  },
  {
    setting: 'snow',
    name: 'the North Pole, or next door to it',
    short: 'the snow',
    seen: [
      'It was white in every direction, and nobody had walked on it. The first footprints in the world were theirs.',
      'The ice made a noise like a big door, thinking. There was so much sky that it came down to the ground.',
      'Nothing was there, and it was beautifully kept. Even the light was new, and came in sideways.',
    ],
    seenShort: [
      'White, white, white. And our feet in it.',
      'Crunch, says the snow. Nobody else is here.',
      'No house. No road. Such a lot of sky!',
    ],
  },
];

/** A country or a city that the theme names; of what is there nothing is said that is not so of any place with roofs. */
export const whereIn = (country: string): Where => ({
  setting: 'street',
  name: country,
  short: country,
  seen: [
    `So that was ${country}. There were roofs as far as they could see, and a cat on each.`,
    `It was ${country}, from one end to the other. Somebody was frying something, and it smelled wonderfully new.`.replace(
      'wonderfully new',
      'like nowhere else',
    ),
    `Everybody in ${country} was just going home. They all had such interesting bags.`,
  ],
  seenShort: [
    `This is ${country}. Look at all the roofs!`,
    `Hello, ${country}! What smells so good?`,
    `So many people. So many hats!`,
  ],
});

/** A place that the theme names and the library knows: what is to be seen there is what it knows of it. */
export function whereOf(entity: Entity, raw: string): Where | null {
  const { place } = entity;
  if (place === null) return null;
  const name = placeSaid(entity, raw);
  const [one, two, three] = place.sees;
  const seen = [
    `So that was ${name}. They saw ${one}.`,
    `It smelled of ${place.smell}. They saw ${two}.`,
    `They saw ${three}.`,
  ];
  const fit = seen.filter((each) => within(LONGEST, each));
  const [first] = fit;
  if (first === undefined) return null;
  return {
    setting: place.setting,
    name,
    short: name,
    seen: [first, fit[1] ?? first, fit[2] ?? first],
    seenShort: [`There was ${name}! All of it!`, `It was ${name}. It was big!`, `Hello, ${name}! Hello, hello!`],
  };
}
const LONGEST = 14;

/** What the one who comes along is thinking of. */
export interface Snack {
  /** After "I would like": "a bit of cheese". */
  readonly a: string;
  readonly noun: string;
  /** Where such a thing is kept: "the cheese counter at the shop". */
  readonly kept: string;
  readonly setting: SettingName;
  readonly drawn: ThingName;
}

export const SNACKS: readonly Snack[] = [
  { a: 'a bit of cheese', noun: 'cheese', kept: 'the cheese counter, in the shop', setting: 'shop', drawn: 'cheese' },
  { a: 'a biscuit', noun: 'biscuit', kept: 'the biscuit shelf, in the kitchen', setting: 'kitchen', drawn: 'biscuit' },
  { a: 'a carrot', noun: 'carrot', kept: 'a field, in among the carrots', setting: 'farm', drawn: 'carrot' },
  { a: 'an apple', noun: 'apple', kept: 'the farm, next to the apple baskets', setting: 'farm', drawn: 'apple' },
];

import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** Who is said good night to, in the order in which they are, and where they sleep. */
export interface Round {
  readonly all: readonly [Figure, Figure, Figure, Figure];
  readonly setting: SettingName;
  /** "the farm", as it stands after "at" or "round". */
  readonly where: string;
  /** What a noise means: the refrain. */
  readonly saying: string;
}

const SAYINGS = [
  'That means good night',
  'It means good night',
  'That is how they say it',
  'That was good night',
  'That is how you say it',
  'So that was good night',
  'That is good night, too',
  'It is how you say it',
  'That means sleep well',
  'It means sleep well',
  'And that is good night',
] as const;

const KINDS: readonly (readonly [RegExp, readonly [string, string, string, string], SettingName, string])[] = [
  [/\bdino(?:saur)?s?\b/, ['triceratops', 'diplodocus', 'stegosaurus', 't-rex'], 'jungle', 'the dinosaur swamp'],
  [
    /\b(?:diggers|building site|machines|trucks|lorries)\b/,
    ['digger', 'crane', 'dump truck', 'lorry'],
    'street',
    'the building site',
  ],
  [/\btractors\b/, ['tractor', 'digger', 'lorry', 'pony'], 'farm', 'the farm'],
  [/\btrains\b/, ['steam train', 'bus', 'car', 'pigeon'], 'street', 'the station'],
  [/\b(?:cars|buses|vehicles|engines)\b/, ['car', 'bus', 'fire engine', 'ambulance'], 'street', 'the garage'],
  [/\b(?:toys|teddies|teddy bears)\b/, ['teddy', 'doll', 'robot', 'rabbit'], 'bedroom', 'the toy shelf'],
  [/\b(?:monkeys|lions|elephants)\b/, ['lion', 'elephant', 'monkey', 'parrot'], 'jungle', 'the jungle'],
  [/\b(?:foxes|bears|birds)\b/, ['fox', 'bear', 'squirrel', 'robin'], 'forest', 'the wood'],
  [
    /\b(?:rabbits|bunnies|pets|puppies|kittens|dogs|cats)\b/,
    ['dog', 'cat', 'rabbit', 'guinea pig'],
    'garden',
    'the yard',
  ],
  [/\b(?:ducks|ponies|horses|pigs)\b/, ['pony', 'duck', 'pig', 'hen'], 'farm', 'the farm'],
  [/\b(?:whales|fish|penguins)\b/, ['penguin', 'seal', 'seagull', 'crab'], 'beach', 'the beach'],
  [/\bzoo\b/, ['lion', 'elephant', 'monkey', 'seal'], 'garden', 'the zoo'],
  [/\b(?:jungle|safari)\b/, ['tiger', 'elephant', 'monkey', 'parrot'], 'jungle', 'the jungle'],
  [/\b(?:forest|woods?|woodland)\b/, ['fox', 'owl', 'squirrel', 'rabbit'], 'forest', 'the wood'],
  [/\b(?:garden|bugs?|insects?)\b/, ['frog', 'snail', 'hedgehog', 'robin'], 'garden', 'the garden'],
  [/\b(?:sea|ocean|beach)\b/, ['seal', 'seagull', 'crab', 'duck'], 'beach', 'the beach'],
];
const FARM = [/./, ['cow', 'sheep', 'pig', 'hen'], 'farm', 'the farm'] as const;

/** The round of a theme: the farm's, where it names no other. */
export function roundOf({ raw, company, chance }: Going): Round {
  const [, [one, two, three, four], setting, where] = KINDS.find(([said]) => said.test(raw)) ?? FARM;
  return {
    all: [company.meet(one), company.meet(two), company.meet(three), company.meet(four)],
    setting,
    where,
    saying: chance.pick(...SAYINGS),
  };
}

/** Titles of the plot. */
export const TITLES = ['once round before bed', 'one was left out', 'who says it to you', 'the last good night'];

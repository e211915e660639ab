import type { SettingName, ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'Who was that?',
  'Now who was that?',
  'Who did that?',
  'But who was that?',
  'Who can that be?',
  'Who plays that?',
  'Did you do that?',
  'Who is that, please?',
  'And who was that?',
  'Whoever was that?',
] as const;
export const TITLES = ['who was that?', 'the gap in the tune', 'a boom from nowhere', 'nobody look!'];

/** What somebody plays: its name, and how it sounds once, twice and as well as can be. */
interface Plays {
  readonly on: string;
  readonly one: string;
  readonly two: string;
  readonly all: string;
  readonly thing: ThingName | null;
}

const PLAYED: readonly (readonly [RegExp, Plays])[] = [
  [
    /\bchoir\b|\bsing\w*\b/,
    { on: 'a small clear voice', one: 'La!', two: 'La, la!', all: 'La, la, tra-la-la!', thing: null },
  ],
  [
    /\btrumpet\w*\b/,
    { on: 'a trumpet', one: 'Toot!', two: 'Toot, toot!', all: 'Toot, toot, ta-ra-ra!', thing: 'trumpet' },
  ],
  [
    /\b(?:guitar|banjo|ukulele)\b/,
    { on: 'a guitar', one: 'Plink!', two: 'Plink, plunk!', all: 'Plink, plunk, plinkety-plunk!', thing: 'guitar' },
  ],
  [
    /\b(?:flute|recorder|whistle)\b/,
    { on: 'a flute', one: 'Tweet!', two: 'Tweet, tweet!', all: 'Tweet, tweet, tirra-lirra!', thing: 'flute' },
  ],
  [
    /\bviolin|fiddle\b/,
    { on: 'a violin', one: 'Zing!', two: 'Zing, zing!', all: 'Zing, zing, diddle-diddle!', thing: 'violin' },
  ],
  [/\btriangle\b/, { on: 'a triangle', one: 'Ting!', two: 'Ting, ting!', all: 'Ting, ting, tinga-ling!', thing: null }],
];
const DRUM: Plays = { on: 'a drum', one: 'Boom!', two: 'Boom, boom!', all: 'Boom, boom, ba-da-boom!', thing: 'drum' };
const EIGHT: Plays = {
  on: 'a thing to play in each',
  one: 'Boom!',
  two: 'Boom, ding!',
  all: 'Boom, ding, toot, plink, clack, swish, ting, tum!',
  thing: 'drum',
};

export interface Parts {
  readonly refrain: string;
  readonly plays: Plays;
  readonly octopus: boolean;
  /** Who leads the band, and who plays in it. */
  readonly L: Figure;
  readonly l: string;
  readonly M: Figure;
  readonly m: string;
  /** What one sits behind: "rock". */
  readonly hide: string;
  readonly setting: SettingName;
  readonly things: { readonly things?: readonly ThingName[] };
}

export function partsOf({ A, B, company, chance, raw }: Going): Parts {
  const bySea = A.being?.isa === 'sea';
  const octopus = A.being?.id === 'octopus';
  const plays = octopus ? EIGHT : (PLAYED.find(([said]) => said.test(raw))?.[1] ?? DRUM);
  const free = (...kinds: readonly string[]) =>
    kinds.find((kind) => ![A, B].some(({ being }) => being?.id === kind)) ?? 'goat';
  const L = company.meet(bySea ? free('walrus', 'pelican') : free('goose', 'goat'));
  const M = company.meet(bySea ? free('puffin', 'penguin') : free('hedgehog', 'toad', 'hen'));
  return {
    refrain: chance.pick(...REFRAINS),
    plays,
    octopus,
    L,
    l: L.name,
    M,
    m: M.name,
    hide: bySea ? 'rock' : 'bush',
    setting: bySea ? 'beach' : 'garden',
    things: plays.thing ? { things: [plays.thing] } : {},
  };
}

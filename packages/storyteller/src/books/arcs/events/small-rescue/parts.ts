import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { asKin } from '../as-kin.ts';
import type { Going } from '../event.ts';

export const TITLES = ['cup and letter', 'mind the small one', 'this way out', 'somebody very small'];

/** Said to somebody in a cup; and later to somebody who is not in bed. */
const REFRAINS = [
  "I've got you!",
  'I have got you!',
  "I've got you now!",
  "There, I've got you!",
  "Steady, I've got you!",
  "Hold on, I've got you!",
  "It's only me, I've got you!",
  'Hush, I have got you!',
  'Here I am, I have got you!',
  "Don't worry, I've got you!",
] as const;

interface Place {
  readonly setting: SettingName;
  readonly on: string;
}

/** Where somebody small is that ought not to be there: what the theme says, else what is likely. */
const PLACES: readonly (readonly [RegExp, Place])[] = [
  [/\bbath(?:room|tub)?\b/, { setting: 'bathroom', on: 'in the bath' }],
  [/\bbedroom\b|\b(?:my|his|her) room\b|\bbed\b/, { setting: 'bedroom', on: 'on the bedroom floor' }],
  [/\bkitchen\b/, { setting: 'kitchen', on: 'on the kitchen floor' }],
  [/\bplayground\b|\bschool\b/, { setting: 'playground', on: 'on the playground' }],
  [/\bpuddles?\b/, { setting: 'street', on: 'in a puddle' }],
  [/\brain\w*\b|\bwet\b|\bpath\b|\bpavement\b/, { setting: 'street', on: 'on the wet path' }],
  [/\bhouse\b/, { setting: 'living-room', on: 'in the house' }],
];
const LIKELY: Readonly<Record<string, Place>> = {
  worm: { setting: 'street', on: 'on the wet path' },
  snail: { setting: 'street', on: 'on the wet path' },
  moth: { setting: 'bedroom', on: 'on the bedroom floor' },
  spider: { setting: 'bathroom', on: 'in the bath' },
};
const ELSEWHERE: Place = { setting: 'kitchen', on: 'on the kitchen floor' };

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\bworms?\b|\bearthworms?\b/, 'worm'],
  [/\bmoths?\b/, 'moth'],
  [/\b(?:bumble ?|honey ?)?bees?\b/, 'bee'],
  [/\bsnails?\b/, 'snail'],
  [/\bspiders?\b/, 'spider'],
  [/\bbutterfl(?:y|ies)\b/, 'butterfly'],
  [/\b(?:beetles?|bugs?|insects?|minibeasts?)\b/, 'beetle'],
];

interface Parts extends Place {
  readonly refrain: string;
  /** Who is in the wrong place. */
  readonly Z: Figure;
  readonly z: string;
  /** "in among the leaves": where somebody so small is at home. */
  readonly into: string;
  /** Who lifts the hero: the family's grown-up, or the hero's own. */
  readonly L: Figure;
  readonly l: string;
  readonly Lcap: string;
  readonly N: Figure;
  readonly n: string;
}

const PARENT = /\b(mummy|mum|mommy|mom|mama|daddy|dad|papa|granny|grandma|nana|gran|grandpa|grandad)\b/;

export function partsOf({ A, K, G, Gcap, raw, company, chance }: Going): Parts {
  const kind = KINDS.find(([words]) => words.test(raw))?.[1] ?? 'ladybird';
  const place = PLACES.find(([words]) => words.test(raw))?.[1] ?? LIKELY[kind] ?? ELSEWHERE;
  const word = PARENT.exec(raw)?.[1] ?? 'mum';
  const kin = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const L = A === K || A.being === null ? G : asKin(company.meet(A.kind), kin);
  const Z = company.meet(kind);
  const N = company.person('Mrs Reed', 'neighbour');
  return {
    ...place,
    refrain: chance.pick(...REFRAINS),
    Z,
    z: Z.name,
    into: kind === 'worm' ? 'down into the earth' : kind === 'bee' ? 'in among the flowers' : 'in among the leaves',
    L,
    l: L.name,
    Lcap: L === G ? Gcap : L.name,
    N,
    n: N.name,
  };
}

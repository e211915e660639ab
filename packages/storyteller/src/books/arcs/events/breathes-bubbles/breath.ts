import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What comes out in place of fire: how it is called, and what is drawn of it. */
interface Breath {
  readonly x: string;
  readonly drawn: readonly ThingName[];
}

const BREATHS: readonly (readonly [RegExp, Breath])[] = [
  [/\bbubbl/i, { x: 'bubbles', drawn: ['bubbles'] }],
  [/\b(?:flower|petal)/i, { x: 'flowers', drawn: ['flower'] }],
  [/\bfeather/i, { x: 'feathers', drawn: ['feather'] }],
  [/\bbutterfl/i, { x: 'butterflies', drawn: [] }],
  [/\bsnowflake/i, { x: 'snowflakes', drawn: ['snowflake'] }],
  [/\bleaves\b/i, { x: 'leaves', drawn: ['leaf'] }],
  [/\bribbon/i, { x: 'ribbons', drawn: ['ribbon'] }],
  [/\bstars\b/i, { x: 'stars', drawn: ['star'] }],
  [/\bhearts\b/i, { x: 'hearts', drawn: [] }],
];

/** What a theme says that comes out; null where it is nothing that a wind can take down a hill. */
export const breathIn = (raw: string): Breath | null => BREATHS.find(([said]) => said.test(raw))?.[1] ?? null;

const REFRAINS = [
  "That isn't fire!",
  "That's no fire!",
  'Call that a fire?',
  'Where is the fire?',
  'No fire again!',
  'Still no fire!',
  'Not a bit of fire!',
  "That's not how it goes!",
  'Now with fire, please!',
] as const;
const TITLES = ['a cup for a guest', 'somebody comes up the hill', 'how to say hello', 'the visitors'] as const;

interface Parts extends Breath {
  /** The old dragon, who says hello with fire. */
  readonly D: Figure;
  readonly d: string;
  readonly refrain: string;
  readonly title: string;
}

export function partsOf({ raw, company, chance }: Going): Parts {
  const D = company.meet('dragon');
  return {
    ...(breathIn(raw) ?? { x: 'bubbles', drawn: ['bubbles'] }),
    D,
    d: D.name,
    refrain: chance.pick(...REFRAINS),
    title: chance.pick(...TITLES),
  };
}

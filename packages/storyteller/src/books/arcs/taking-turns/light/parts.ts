import type { SettingName } from '@storylantern/contract';
import type { Chance, Company, Figure } from '../../../arc.ts';
import { livingNearBy } from '../../near-by.ts';
import { WAYS, type Way } from './ways.ts';

/** Everybody of a day on which somebody is painted, and the colour will not keep still. */
export interface Light {
  readonly H: Figure;
  /** The child, who paints the picture, and looks. */
  readonly K: Figure;
  readonly G: Figure;
  /** Who comes by. */
  readonly A: Figure;
  readonly want: string;
  /** "blue", "spots". */
  readonly look: string;
  /** "Am I blue now", "Have I got spots now": without its mark. */
  readonly asks: string;
  /** After the name: "is blue", "has spots"; and in the past. */
  readonly is: string;
  readonly was: string;
  readonly way: Way;
  readonly outside: SettingName;
  readonly chance: Chance;
}

const OPEN: readonly SettingName[] = [
  'garden',
  'farm',
  'forest',
  'jungle',
  'mountain',
  'pond',
  'beach',
  'snow',
  'street',
];

/** The parts of such a day; null where the wish is no matter of light, or no sun shines where they live. */
export function lightOf(company: Company, hero: Figure, want: string): Light | null {
  const { child, grownUp, chance } = company;
  const [, verb, look] = /^(be|have) (.+)$/u.exec(want) ?? [];
  const way = look === undefined ? undefined : WAYS.find(({ of }) => of.test(look));
  const home = hero.being?.setting ?? 'garden';
  const [A] = livingNearBy(hero, 1, company, ({ size }) => size >= 2);
  if (look === undefined || !way || !A || /\b(?:undersea|space|sky)\b/.test(home) || /^an? /.test(look)) return null;
  const has = verb === 'have';
  return {
    H: hero,
    K: child,
    G: grownUp,
    A,
    want,
    look,
    asks: has ? `Have I got ${look} now` : `Am I ${look} now`,
    is: has ? `has ${look}` : `is ${look}`,
    was: has ? `had ${look}` : `was ${look}`,
    way,
    outside: OPEN.includes(home) ? home : 'garden',
    chance,
  };
}

import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What one has in one's legs. */
export const BOUNCES = '(?:bounce|hop|jump|skip|leap|spring)';

export interface Parts {
  readonly A: Figure;
  readonly K: Figure;
  /** Three who know what helps. */
  readonly P: Figure;
  readonly Q: Figure;
  readonly R: Figure;
  /** Who says "Boo". */
  readonly S: Figure;
  /** "bounce". */
  readonly w: string;
}

export function partsOf({ A, B, K, raw, company }: Going): Parts {
  const used = [A.being?.id, company.other?.being?.id];
  const one = (...ids: readonly string[]): Figure => company.meet(ids.find((id) => !used.includes(id)) ?? 'goat');
  return {
    A,
    K: A === K ? B : K,
    P: one('hen', 'duck'),
    Q: one('goat', 'sheep'),
    R: one('donkey', 'cow'),
    S: one('ladybird', 'snail'),
    w: new RegExp(String.raw`\b${BOUNCES}\b`).exec(raw)?.[0] ?? 'bounce',
  };
}

export const REFRAINS = [
  'Plop!',
  'Only plop!',
  'Plop again!',
  'Flop!',
  'Thud!',
  'Only thud!',
  'Bump!',
  'Nothing but plop!',
  'Thump!',
  'Plonk!',
] as const;
export const titlesOf = (w: string): readonly [string, ...string[]] => [
  `the lost ${w}`,
  'plop',
  'a very good bag',
  'boing',
];

import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['as tall as the bear', 'under the tail', 'one finger', 'the very small door'] as const;

interface Parts {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  /** Somebody taller: the big sister of the theme, else a friend. */
  readonly S: Figure;
  readonly s: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
}

export const partsOf = ({ K, k, B, b, G, g, Gcap }: Going): Parts => ({
  refrain: 'Not yet!',
  K,
  k,
  S: B,
  s: b,
  G,
  g,
  Gcap,
});

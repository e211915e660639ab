import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** Who is saved: the brother, sister or friend of the theme, else the small pet. */
interface Parts {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  readonly S: Figure;
  readonly s: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
}

export const partsOf = ({ K, k, B, b, G, g, Gcap }: Going): Parts => ({
  refrain: `Let go, ${b}!`,
  K,
  k,
  S: B,
  s: b,
  G,
  g,
  Gcap,
});

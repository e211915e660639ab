import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** Who is saved: the brother, sister or friend of the theme, else the small pet. */
interface Parts {
  readonly refrain: string;
  /** "wellies", what the theme says is put on; null where it says nothing. */
  readonly worn: string | null;
  readonly K: Figure;
  readonly k: string;
  readonly S: Figure;
  readonly s: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
}

const PUT_ON =
  /\bputs? (?:on )?(?:her|his|their|my|the|a) (?:\p{L}+ )??(wellies|wellingtons|boots|socks|pyjamas|hat|mask|glasses|goggles|gloves|mittens|tights|shoes|trainers|slippers|helmet|headphones|pants)\b/u;
export const partsOf = ({ K, k, B, b, G, g, Gcap, raw }: Going): Parts => ({
  worn: PUT_ON.exec(raw)?.[1] ?? null,
  refrain: `Let go, ${b}!`,
  K,
  k,
  S: B,
  s: b,
  G,
  g,
  Gcap,
});

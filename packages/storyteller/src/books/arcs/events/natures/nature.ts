import type { Figure } from '../../../arc.ts';
import type { Thread } from '../around.ts';

/** What a kind of hero does that no other kind would: a bus opens both doors, a sloth is half way through a nod. */
export interface Nature {
  /** Ids of the library's beings. */
  readonly of: readonly string[];
  /** Words of a page on which such a hero is seen to be one. */
  readonly shows: RegExp;
  /** A small joke that grows and is answered at the end; it must be possible anywhere, whatever else happens. */
  readonly threads: readonly ((who: Figure) => Thread)[];
}

/** One joke in its four places: begun, met twice, answered. No sentence over 14 words, as some listeners are five. */
export const habit = (begins: string, once: string, again: string, ends: string): Thread => ({
  begins,
  goesOn: [once, again],
  ends,
});

import type { Told } from '../arc.ts';
import type { Held } from './held.ts';

/** One tender book in its three tellings. */
export interface ToldBook<Bound> {
  readonly id: string;
  /** What all pages agree on; null when the book lacks what it is told from. */
  bind(held: Held): Bound | null;
  young(bound: Bound): Told;
  middle(bound: Bound): Told;
  old(bound: Bound): Told;
}

/** A tender book whose bindings are its own affair. */
export type AnyTenderBook = ToldBook<unknown>;

/** Hides the type of a book's bindings: they go from its `bind` to its tellings and nowhere else. */
export const tenderBook = <Bound>(book: ToldBook<Bound>): AnyTenderBook => ({
  ...book,
  young: (bound) => book.young(bound as Bound),
  middle: (bound) => book.middle(bound as Bound),
  old: (bound) => book.old(bound as Bound),
});

import type { BookFact } from '@storylantern/contract';
import type { Levels } from '@storylantern/library';

/**
 * What is known of a question that children ask and no fact sheet tells: how it is asked, the fact with a public source,
 * and for each age how a book would say it first, and what it would say next. Plain sentences that a child hears once;
 * nothing in them is a guess, a number or a joke, and what nobody knows for certain is said to be so.
 */
export interface Answer {
  /** Finds the question in small letters, however it is put. */
  readonly asks: RegExp;
  readonly fact: BookFact;
  /** Two wholes of sentences: young ones have at most eight words, middle ones fourteen, old ones twenty. */
  readonly says: Levels<readonly [first: string, next: string]>;
}

/** An answer on one line of its own, as the lists of answers are written. */
export const answer = (
  asks: RegExp,
  [says, source]: readonly [string, string],
  young: readonly [string, string],
  middle: readonly [string, string],
  old: readonly [string, string],
): Answer => ({ asks, fact: { says, source }, says: { young, middle, old } });

import type { FactName } from '../frame.ts';
import type { Phrase } from '../render/phrase.ts';

/** A fact a parent told. `sentence` is the parent's own sentence it came from. */
export interface ToldFact {
  readonly name: FactName;
  readonly phrase: Phrase;
  readonly sentence: string;
  /** All the sentences it came from, where it is told in several. */
  readonly also?: readonly string[];
  /** The situations, by id, in which it is of use; all of them when absent. */
  readonly suits?: RegExp;
  /** Clauses of the parent's that it tells in words of its own. */
  readonly meant?: readonly string[];
  /** What is known to help this child: the parent's own words for it. */
  readonly words?: string;
  /** The grown-up who does it, as the parent says it: "i", "grandma", "her teacher". */
  readonly by?: string;
  /** Whoever does it, as a story calls them, where the parent said more than a word for a grown-up: "{his} big brother Luke". */
  readonly who?: Phrase;
  /** It was told as what is done, and nobody said that it helps. */
  readonly habit?: true;
  /** It is somebody's work to help there, as a nurse or a coach: no relative, and nobody who minds a small child. */
  readonly atWork?: true;
  /** What else was told that stands in the same phrase: "a hug or a walk". */
  readonly joined?: readonly ToldFact[];
}

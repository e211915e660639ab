import type { FactName } from '../frame.ts';
import type { Phrase } from '../render/phrase.ts';

/** A fact a parent told. `sentence` is the parent's own sentence it came from. */
export interface ToldFact {
  readonly name: FactName;
  readonly phrase: Phrase;
  readonly sentence: string;
  /** The situations, by id, in which it is of use; all of them when absent. */
  readonly suits?: RegExp;
}

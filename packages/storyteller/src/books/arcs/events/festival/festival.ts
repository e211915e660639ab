import type { ThingName } from '@storylantern/contract';

/** A festival as it stands in a list: where `name` is null it goes by the name that the family gives it. */
export interface ListedFestival extends Omit<Festival, 'name' | 'greeting'> {
  readonly name: string | null;
  /** Null where it is "Happy", and the name. */
  readonly greeting: string | null;
}

/** What a festival of the family's own is made of, in words that stand in a sentence. */
export interface Festival {
  /** Words of a theme that name it. */
  readonly of: RegExp;
  /** "Diwali"; stands after "it was", "at" and "on the day of". */
  readonly name: string;
  /** What is made and given away: "ladoo", "ladoos". */
  readonly sweet: string;
  readonly sweets: string;
  /** "They were round and golden." Two ways of saying how they are. */
  readonly like: readonly [string, string];
  /** What is lit in the evening, by a grown-up: "lights". */
  readonly lights: string;
  /** What is carried across to a dark house: one of them, or a lamp where those stay where they were lit. */
  readonly light: string;
  /** How the house has been made ready, a whole sentence, and one for the youngest. */
  readonly ready: string;
  readonly readyShort: string;
  /** What is said at the door. */
  readonly greeting: string;
  /** What of it is drawn. */
  readonly drawn: readonly ThingName[];
}

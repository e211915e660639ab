/** What the lines of a half are made from. */
export interface HalfWords {
  /** The hero. */
  readonly n: string;
  readonly names: string;
  readonly he: string;
  readonly his: string;
  /** Who has the other half: by name, and as first met. */
  readonly o: string;
  readonly met: string;
  /** The neighbour: "the goat", "The goat". */
  readonly a: string;
  readonly A: string;
  readonly k: string;
}

type HalfLine = (words: HalfWords) => string;
/** Two whole wordings for each age: sentences of at most 8, 14 and 20 words. */
interface HalfLines {
  readonly young: readonly [HalfLine, HalfLine];
  readonly middle: readonly [HalfLine, HalfLine];
  readonly old: readonly [HalfLine, HalfLine];
}

/** Too much or too little of something, and whoever has been short of just that. */
export interface Half {
  readonly id: string;
  /** The clauses it is about. */
  readonly asks: RegExp;
  /** Two occasions on which it was too much. */
  readonly first: HalfLines;
  readonly again: HalfLines;
  /** Trying to be less, and why that does not work. */
  readonly attempt: HalfLines;
  /** Somebody at the far end, who has the opposite of it. */
  readonly other: HalfLines;
  /** How the two fit. */
  readonly fit: HalfLines;
  /** The picture at the end. */
  readonly last: HalfLines;
}

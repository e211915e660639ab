/** Who and what the lines of a fault are about. */
export interface ShowWords {
  /** The hero. */
  readonly n: string;
  readonly his: string;
  readonly he: string;
  /** Who runs it. */
  readonly s: string;
  /** The smallest, who copies. */
  readonly t: string;
  /** "the show", "the match", "Bake Day". */
  readonly event: string;
  /** What one does it with: "foot" or "hand". */
  readonly limb: string;
}

type ShowLine = (words: ShowWords) => string;
interface ShowLines {
  readonly young: ShowLine;
  readonly middle: ShowLine;
  readonly old: ShowLine;
}

/** What somebody does wrong all week, and the gap that it fits. */
export interface Fault {
  readonly id: string;
  /** The activities it makes sense with. */
  readonly onlyFor: readonly string[];
  /** Twice in practice, each time with the reason why it will not do. */
  readonly first: ShowLines;
  readonly again: ShowLines;
  /** What is missing on the day. */
  readonly missing: ShowLines;
  /** What the others try instead, and why it does not do. */
  readonly others: ShowLines;
  readonly fills: Readonly<Record<keyof ShowLines, readonly [ShowLine, ShowLine, ShowLine]>>;
  readonly last: ShowLines;
}

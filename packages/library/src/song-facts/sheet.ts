/**
 * One thing that is so, in two lines that rhyme truly and scan with four beats, and where it can be read. `{name}` may
 * stand in a line for the child.
 */
export type FactCouplet = readonly [first: string, second: string, source: string];

/** What a song can teach of one subject: true line by line, each chapter an argument in order. */
export interface SongSheet {
  readonly id: string;
  /** Words of a theme that ask for it, singular, small letters. */
  readonly words: readonly string[];
  /** Songs of one subject take turns with them: each stands alone, with four to six couplets. */
  readonly chapters: readonly [readonly FactCouplet[], ...(readonly FactCouplet[])[]];
  /** Three lines; the first comes back as the fourth. */
  readonly chorus: readonly [string, string, string];
}

/** What a parent asks a picture book for. */
export interface BookBrief {
  /** What it is to be about, in free words. */
  readonly theme: string;
  /** As typed; null or unusable: the child of the book gets a name of its own. */
  readonly childName: string | null;
  /** Years, 2 to 12; others count as the nearest of these. */
  readonly age: number;
  /** More about the child, in free words: interests, who helps, a pet, a comforter. */
  readonly details: string | null;
}

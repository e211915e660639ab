import type { Telling } from '../arc.ts';

/** What a book for one age may be like. Our own targets for picture books that are read aloud. */
export interface BookLimits {
  /** Words of the longest sentence. */
  readonly sentence: number;
  /** Words on a page. */
  readonly page: readonly [least: number, most: number];
  /** Words in all; advice only. */
  readonly book: readonly [least: number, most: number];
  /**
   * Flesch-Kincaid grade of the whole book; measured, not enforced. It stays low on purpose: a book is listened to, and
   * good picture books for these ages read at -1 to 2, however rich their words are.
   */
  readonly grade: readonly [least: number, most: number];
}

export const BOOK_LIMITS: Readonly<Record<Telling, BookLimits>> = {
  young: { sentence: 8, page: [2, 25], book: [55, 150], grade: [-3.5, 2] },
  middle: { sentence: 14, page: [3, 60], book: [230, 480], grade: [-1, 3] },
  old: { sentence: 20, page: [4, 120], book: [550, 1100], grade: [-0.5, 4.5] },
};

/** Which telling suits a child of these years. */
export const tellingFor = (age: number): Telling => (age < 5 ? 'young' : age < 8 ? 'middle' : 'old');

export const LEAST_PAGES = 6;
export const MOST_PAGES = 12;

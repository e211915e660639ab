import type { BookScript } from '@storylantern/contract';
import type { Telling } from '../src/books/arc.ts';
import { gradeOf as grade } from '../src/books/audit/grade.ts';
import { pageText } from '../src/books/audit/page-text.ts';
import { BOOK_LIMITS, tellingFor } from '../src/books/audit/limits.ts';
import { tellPictureBook, type BookBrief } from '../src/index.ts';
import { wordsOf } from '../src/words/sentences.ts';

/** How alike books are, how hard they read: what a test holds and a report tells. */

const RUN = 5;

export const textOf = (book: BookScript): string => book.pages.map((page) => page.text).join(' ');

/** Every run of five words of a text. */
export function runsOf(text: string): ReadonlySet<string> {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return new Set(words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, i) => words.slice(i, i + RUN).join(' ')));
}

/** The share of the shorter text's runs of five words that the other has as well. */
export function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const run of one) if (other.has(run)) both++;
  return both / Math.max(1, Math.min(one.size, other.size));
}

/** Shares of every pair of texts. */
export function pairShares(texts: readonly string[]): number[] {
  const runs = texts.map(runsOf);
  return runs.flatMap((one, i) => runs.slice(0, i).map((other) => shareOf(one, other)));
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Books of one family one after another: each teller knows the texts and the shapes of those before. */
export function booksInARow(briefs: readonly BookBrief[], seed: number): BookScript[] {
  const told: BookScript[] = [];
  for (const [n, brief] of briefs.entries()) {
    const before = told.toReversed().slice(0, 20);
    told.push(
      tellPictureBook(brief, {
        seed: seed + n * 7919,
        recent: before.flatMap((book) => book.pages.map((page) => page.text)),
        recentArcs: before.map((book) => book.arc),
      }),
    );
  }
  return told;
}

/** Flesch-Kincaid grade of a whole book; the child's name counts as two syllables. */
export const gradeOf = (book: BookScript): number =>
  grade(
    book.pages.map((page) => page.text),
    book.cast.map((each) => each.name),
  );

/** Whether the longest sentence and the grade of a book are in the band of its age. */
export function isInBand(book: BookScript, age: number): boolean {
  const limits = BOOK_LIMITS[tellingFor(age)];
  const longest = Math.max(
    ...book.pages.flatMap((page) => pageText(page.text).sentences.map((each) => wordsOf(each).length)),
  );
  const grade = gradeOf(book);
  return longest <= limits.sentence && grade >= limits.grade[0] && grade <= limits.grade[1];
}

/** Years that stand for the three tellings. */
export const YEARS: Readonly<Record<Telling, number>> = { young: 3, middle: 6, old: 9 };

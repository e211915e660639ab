import type { BookScript, ScriptPage } from '@storylantern/contract';
import { gradeOf } from '../books/audit/grade.ts';
import { BOOK_LIMITS } from '../books/audit/limits.ts';
import { pageText } from '../books/audit/page-text.ts';
import type { BookCase } from './book-case.ts';
import { pagesAllowed } from './book-frame.ts';

/** A book may be this much shorter than good books are, and this much longer. */
const LENGTH_ROOM = [0.75, 1.2] as const;
const GRADE_ROOM = 0.7;

/** Page count, words and how hard it is to listen to. */
export function lengthFaults(asked: BookCase, { pages, cast }: BookScript): string[] {
  const faults: string[] = [];
  const [fewest, most] = pagesAllowed(asked);
  if (pages.length < fewest || pages.length > most)
    faults.push(`The book has ${pages.length} pages; it needs ${fewest} to ${most}.`);
  const limits = BOOK_LIMITS[asked.telling];
  const words = pages.reduce((sum, page) => sum + pageText(page.text).words.length, 0);
  const ours = asked.own.pages.reduce((sum, page) => sum + pageText(page.text).words.length, 0);
  const least = Math.min(ours, Math.round(limits.book[0] * LENGTH_ROOM[0]));
  const longest = Math.max(ours, Math.round(limits.book[1] * LENGTH_ROOM[1]));
  if (words < least) faults.push(`The book has ${words} words; tell more, at least ${limits.book[0]} words.`);
  if (words > longest) faults.push(`The book has ${words} words; tell less, at most ${limits.book[1]} words.`);
  const grade = (texts: readonly ScriptPage[], names: readonly string[]): number =>
    gradeOf(
      texts.map((page) => page.text),
      names,
    );
  const hardest = Math.max(
    limits.grade[1] + GRADE_ROOM,
    grade(
      asked.own.pages,
      asked.own.cast.map((each) => each.name),
    ),
  );
  if (
    pages.length > 0 &&
    grade(
      pages,
      cast.map((each) => each.name),
    ) > hardest
  )
    // prettier-ignore
    faults.push('The words and sentences are too hard for the age: use shorter sentences and words of one or two syllables.');
  pages.forEach(({ text }, n) => {
    const before = pages.findIndex((each) => each.text === text);
    if (before < n) faults.push(`Pages ${before + 1} and ${n + 1} are the same.`);
  });
  return faults;
}

import { describe, expect, test } from 'vitest';
import { BOOK_LIMITS, tellingFor } from '../src/books/audit/limits.ts';
import { pageText } from '../src/books/audit/page-text.ts';
import { leftUndrawn } from '../src/books/mend-scene.ts';
import { understandTheme } from '../src/books/theme/understand.ts';
import { tellPictureBook } from '../src/index.ts';
import { wordsOf } from '../src/words/sentences.ts';
import { BOOK_THEMES } from './book-themes.ts';
import { drawables } from './drawable-words.ts';

const books = BOOK_THEMES.map((asked, i) => ({
  asked,
  theme: understandTheme(asked.theme, asked.childName),
  book: tellPictureBook(asked, { seed: i + 1 }),
}));

describe('picture books of many themes', () => {
  test('there are at least 200 different themes', () => {
    expect(new Set(BOOK_THEMES.map((each) => each.theme)).size).toBeGreaterThanOrEqual(200);
  });

  test('every one comes without a hard finding, in 6 to 12 pages', () => {
    for (const { asked, book } of books) {
      expect(
        book.findings.filter((each) => each.hard),
        asked.theme,
      ).toEqual([]);
      expect(book.pages.length, asked.theme).toBeGreaterThanOrEqual(6);
      expect(book.pages.length, asked.theme).toBeLessThanOrEqual(12);
    }
  });

  test('the longest sentence of every page is inside the limit of the age', () => {
    for (const { asked, book } of books) {
      const most = BOOK_LIMITS[tellingFor(asked.age)].sentence;
      for (const page of book.pages) {
        const longest = Math.max(...pageText(page.text).sentences.map((each) => wordsOf(each).length));
        expect(longest, page.text).toBeLessThanOrEqual(most);
      }
    }
  });

  test('at least 95 of 100 pages draw everybody and everything their text says is there', () => {
    const pages = books.flatMap(({ book, theme }) => book.pages.map((page) => leftUndrawn(page, book.cast, theme)));
    const whole = pages.filter((each) => each.length === 0).length;
    expect(whole / pages.length).toBeGreaterThanOrEqual(0.95);
  });

  test('by an editor’s own list of nouns, pictures show what their pages say is there', () => {
    const pages = books.flatMap(({ book }) => book.pages.map((page) => drawables(page, book)));
    const said = pages.reduce((sum, { said: nouns }) => sum + nouns.length, 0);
    const left = pages.reduce((sum, { left: nouns }) => sum + nouns.length, 0);
    expect(said).toBeGreaterThan(200);
    expect(pages.filter((each) => each.left.length === 0).length / pages.length).toBeGreaterThanOrEqual(0.95);
    // The list takes every noun at its word, so some of what it misses is only spoken of.
    expect(1 - left / said).toBeGreaterThanOrEqual(0.8);
  });

  test('at least 85 of 100 content words of the themes stand in their books', () => {
    const lost = books.reduce((sum, { book }) => sum + book.notManaged.length, 0);
    const all = books.reduce((sum, { theme }) => sum + theme.used.length + theme.unused.length, 0);
    expect(1 - lost / all).toBeGreaterThanOrEqual(0.85);
  });
});

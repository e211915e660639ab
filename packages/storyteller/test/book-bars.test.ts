import { describe, expect, test } from 'vitest';
import { understandTheme } from '../src/books/theme/understand.ts';
import { tellPictureBook } from '../src/index.ts';
import { booksInARow, isInBand, mean, pairShares, textOf } from './book-measures.ts';
import { SET_ASIDE_THEMES } from './set-aside-themes.ts';

const asked = SET_ASIDE_THEMES.map((each) => ({ ...each, details: null }));
const books = asked.map((brief, n) => ({
  brief,
  theme: understandTheme(brief.theme, brief.childName),
  book: tellPictureBook(brief, { seed: n + 1 }),
}));

describe('a hundred themes that nobody worked on', () => {
  test('become books without a hard finding', () => {
    for (const { brief, book } of books)
      expect(
        book.findings.filter((each) => each.hard),
        brief.theme,
      ).toEqual([]);
  });

  test('tell and show what is known of them, but for a place or a thing in one of fifteen', () => {
    const known = books.flatMap(({ theme }) =>
      [theme.hero, theme.other, theme.place, theme.thing].filter((each) => each?.known === true),
    );
    const lost = books.flatMap(({ book }) => book.findings.filter((each) => each.rule === 'theme'));
    expect(1 - lost.length / known.length).toBeGreaterThanOrEqual(14 / 15);
  });

  test('have at least 85 of 100 of their content words told, and the others named to the parent', () => {
    const all = books.reduce((sum, { theme }) => sum + theme.used.length + theme.unused.length, 0);
    const lost = books.reduce((sum, { book }) => sum + book.notManaged.length, 0);
    expect(1 - lost / all).toBeGreaterThanOrEqual(0.85);
  });

  test('keep to the sentences and the reading grade of the age, 98 of 100', () => {
    const inBand = books.filter(({ brief, book }) => isInBand(book, brief.age)).length;
    expect(inBand / books.length).toBeGreaterThanOrEqual(0.98);
  });

  test('end with three things to talk about', () => {
    for (const { brief, book } of books) expect(book.talk, brief.theme).toHaveLength(3);
  });
});

describe('a family that asks again', () => {
  test.each([
    ['first day at nursery', 3],
    ['an aeroplane that flies to the North Pole', 6],
    ['scared of dogs', 6],
    ['playing the drums too loud', 7],
    ['a lost teddy', 5],
    ['bedtime with a sleepy bear', 9],
    ['a penguin in the fridge', 4],
    ['my little brother keeps breaking my tower', 4],
  ])('for ten books of "%s" is told ten: at most a quarter of their runs shared, no refrain twice', (theme, age) => {
    const told = booksInARow(
      Array.from({ length: 10 }, () => ({ theme, childName: 'Mia', age, details: null })),
      41,
    );
    expect(mean(pairShares(told.map(textOf)))).toBeLessThanOrEqual(0.25);
    const refrains = told.flatMap(({ refrain }) => refrain ?? []);
    expect(refrains).toEqual([...new Set(refrains)]);
    expect(new Set(told.map((book) => book.title)).size).toBeGreaterThanOrEqual(5);
  });

  test('is told other themes in other words, also by the same arc: any two share at most three of ten runs', () => {
    const themes = asked.slice(0, 40).map((brief) => ({ ...brief, age: 6, childName: 'Mia' }));
    const told = booksInARow(themes, 5);
    for (const arc of new Set(told.map((book) => book.arc))) {
      const texts = told.filter((book) => book.arc === arc).map(textOf);
      expect(Math.max(0, ...pairShares(texts)), arc).toBeLessThanOrEqual(0.3);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { tellPictureBook } from '../../index.ts';

const told = (theme: string, seed: number): ReturnType<typeof tellPictureBook> =>
  tellPictureBook({ theme, childName: 'Mia', age: 6, details: '' }, { seed });

describe('a theme that only names somebody', () => {
  test.each(['a pony', 'a lion', 'a witch', 'hippos'])('%s is told of that being, in more than one shape', (theme) => {
    const books = [1, 2, 3, 4].map((seed) => told(theme, seed));
    const kind = theme.replace(/^an? |s$/g, '');
    for (const book of books) {
      expect(book.arc).not.toMatch(/^(?:helping|any-day)$/);
      expect(book.pages.map(({ text }) => text).join(' ')).toContain(kind);
      expect(book.notManaged).toEqual([]);
    }
    expect(new Set(books.map(({ arc }) => arc)).size).toBeGreaterThan(1);
  });

  test('a pet of the family is given no traits of our making', () => {
    for (const seed of [1, 2, 3, 4, 5])
      expect(told('our cat Pickle', seed).pages[0]?.text).not.toMatch(/always|asleep|late|greedy/);
  });
});

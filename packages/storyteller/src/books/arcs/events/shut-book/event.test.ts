import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a book that is shut', () => {
  it.each([
    ["the book that wouldn't open", 'book'],
    ['the dragon who protected the library', 'dragon'],
    ['the library that whispered', 'library'],
    ['an owl who guards the library', 'owl'],
    ['Ada and Tom and the book nobody could open', 'Tom'],
  ])('%s opens in the end, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('shut-book');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['my favourite book', 'a trip to the library', 'the dragon who ate all the books'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('shut-book');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a book from the library', () => {
  it.each([
    ['Ada gets her first library card', /card/],
    ['a trip to the library with grandma', /Grandma/],
    ['a fox and an overdue library book', /fox/],
  ])('%s goes back, and is read to its end, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('library');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['a secret passage in the library', 'a ghost in the library'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('library');
  });
});

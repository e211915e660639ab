import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a palace of ice or cloud', () => {
  it.each([
    ['an ice palace', /of ice\b/],
    ['a castle in the clouds', /of cloud\b/],
    ["the ice queen's palace", /Queen/],
    ['a bear in a castle made of ice', /bear/],
  ])('%s gets its first window, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('ice-palace');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['a bouncy castle', 'building a castle of snow', 'a dragon in the ice castle'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('ice-palace');
  });
});

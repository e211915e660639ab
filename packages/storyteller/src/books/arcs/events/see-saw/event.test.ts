import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two of different sizes', () => {
  it.each([
    ['an elephant and a mouse', 'mouse'],
    ['a king and a frog', 'frog'],
    ['a lion and a mouse', 'lion'],
  ])('%s: see-saw together, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('see-saw');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['the princess and the pea', 'an elephant and her baby', 'a cat and a dog'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('see-saw');
  });
});

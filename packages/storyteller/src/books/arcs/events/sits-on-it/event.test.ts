import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody and their animal', () => {
  it.each([
    ['a witch and her cat', 'cat'],
    ['a pirate and his parrot', 'map'],
    ['a wizard and his owl', 'owl'],
  ])('%s: want the same thing, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('sits-on-it');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a witch on a broom', 'a girl and her horse', 'a pirate and a mermaid'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('sits-on-it');
  });
});

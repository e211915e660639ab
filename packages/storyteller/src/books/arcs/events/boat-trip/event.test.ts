import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a boat', () => {
  it.each([
    ['a little boat', 'sand'],
    ['the tugboat and the big ship', 'tugboat'],
    ['the big ship and the small tug', 'tugboat'],
    ['sailing with grandpa', 'Grandpa'],
  ])('%s waits for the sea, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('boat-trip');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a pirate boat', 'a boat race', 'building a paper boat'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('boat-trip');
  });
});

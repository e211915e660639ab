import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a tree', () => {
  it.each([
    ['a lonely tree', 'swing'],
    ['the wind and the tree', 'wind'],
    ['a talking tree in the forest', 'forest'],
  ])('%s: gets company by letting go, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('tree');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['the christmas tree', 'a cat stuck in a tree', 'a treehouse'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('tree');
  });
});

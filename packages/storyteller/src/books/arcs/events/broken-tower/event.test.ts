import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a tower of blocks', () => {
  it.each([
    ['my little brother keeps breaking my tower', 'little brother'],
    ['the tower of blocks', 'block'],
    ['building the tallest tower', 'tallest'],
    ['a bear who builds the tallest tower', 'bear'],
    ['building a tower with daddy', 'Daddy'],
  ])('%s is built and falls, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('broken-tower');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['the princess in the tower', 'the leaning tower', 'a tower of pancakes'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('broken-tower');
  });
});

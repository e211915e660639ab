import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('something is broken', () => {
  it.each([
    ["breaking the neighbour's window with a ball", 'window'],
    ['a bear who broke a window', 'bear'],
    ["breaking Dad's favourite cup", 'cup'],
    ['telling mum that I broke the bowl', 'bowl'],
  ])('%s: it is told soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('broke-something');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['my brother broke my tower', 'a broken heart', 'who broke the vase'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('broke-something');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('something planted', () => {
  it.each([
    ['planting a tree with grandad', 'acorn'],
    ['Ada plants a bean', 'bean'],
    ['a mouse plants a flower', 'seed'],
    ['planting an apple tree', 'pip'],
    ['our garden', 'bean'],
    ['a seed that refuses to grow', 'bean'],
  ])('%s grows in a jar, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('growing');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
      // What is planted plants nothing.
      expect(book.pages.map((page) => page.text).join(' ')).not.toMatch(/\p{Lu}\p{L}+ the seed\b/u);
    }
  });

  it.each(['a giant pumpkin', 'a tree house', 'a sunflower who is afraid of bees'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('growing');
  });
});

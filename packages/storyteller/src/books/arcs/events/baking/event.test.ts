import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a cake', () => {
  it.each([
    ['baking a cake for mummy', /Mummy/i],
    ['the wedding cake', /wedding/i],
    ['a fox bakes a cake for his friend', /fox/i],
    ['baking a cake with dad', /Dad/i],
  ])('%s is told, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('baking');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(`${book.title} ${book.pages.map((page) => page.text).join(' ')}`).toMatch(words);
    }
  });

  it.each(['a cake thief', 'making pancakes', 'a birthday party with cake'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('baking');
  });
});

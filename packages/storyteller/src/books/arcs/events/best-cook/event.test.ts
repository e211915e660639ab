import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the best cook', () => {
  it.each([
    ['two rival bakers', 'bakery'],
    ['the best sandwich in the world', 'sandwich'],
    ['the great cake competition', 'cake'],
    ['a fox opens a restaurant', 'fox'],
  ])('%s is two cooks, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('best-cook');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['making a cake for daddy', 'the sandwich thief', 'pancakes for breakfast'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('best-cook');
  });
});

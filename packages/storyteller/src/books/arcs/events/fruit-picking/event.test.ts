import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('picking fruit', () => {
  it.each([
    ['picking strawberries with auntie', /strawberries.*auntie|auntie.*strawberr/is],
    ['apple picking', /apples/],
    ['a bear goes blackberry picking', /blackberr/],
  ])('%s is done three times over, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('fruit-picking');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['the giant strawberry', 'picking flowers for mum'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('fruit-picking');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a place of which everything can be eaten', () => {
  it.each([
    ['a land made of sweets', 'sweets'],
    ['the chocolate river', 'chocolate'],
    ['a bear and a mouse find an island made of cake', 'cake'],
  ])('%s loses its bridge, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('made-of-sweets');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['baking a cake', 'an ice cream van in the park', 'hansel and gretel'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('made-of-sweets');
  });
});

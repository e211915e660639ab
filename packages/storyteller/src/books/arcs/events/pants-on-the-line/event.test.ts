import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody lives in what is no house', () => {
  it.each([
    ['living inside a watermelon', /watermelon/],
    ['a mouse who lives in a teapot', /mouse[\s\S]*teapot/],
    ['Ada lives in a giant pumpkin', /Ada[\s\S]*pumpkin/],
    ['a hedgehog living in an old boot', /hedgehog[\s\S]*boot/],
    ['a fairy that lives in an apple', /fairy[\s\S]*an apple/],
  ])('%s: the washing shows that it is a home, soundly, at every age', (theme, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'pants-on-the-line']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(who);
      expect(text).toMatch(/pants/);
    }
  });

  it.each(['a house made of sweets', 'carving a pumpkin', 'moving into a new house'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('pants-on-the-line');
  });
});

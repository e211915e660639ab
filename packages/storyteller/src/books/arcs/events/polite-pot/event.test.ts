import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('something cooked that does not stop', () => {
  it.each([
    ['endless spaghetti', /More spaghetti/],
    ['the porridge that will not stop', /More porridge/],
    ['a magic soup', /More soup/],
    ['the magic porridge pot', /polite pot/i],
  ])('%s: it stops at the word that nobody has said yet, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('polite-pot');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(words);
      expect(text).toMatch(/Thank you/);
    }
  });

  it.each(['a cake that will not stop growing', 'making soup with grandma', 'who ate my porridge', 'a magic potion'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('polite-pot');
    },
  );
});

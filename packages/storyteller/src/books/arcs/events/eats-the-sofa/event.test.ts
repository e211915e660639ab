import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a guest who eats everything', () => {
  it.each([
    ['T rex comes to our house for dinner and eats everything even the sofa', /T-?rex/i, /sofa/, /dinner/],
    ['a dinosaur comes to tea and eats the whole house', /dinosaur/, /sofa/, /\btea\b/],
    ['a goat comes to visit and eats the curtains and the fridge', /goat/, /fridge/, /dinner/],
    ['the dragon who came to lunch and ate the chairs', /dragon/, /chairs/, /lunch/],
  ])('%s: only means to be polite, soundly, at every age', (theme, ...words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('eats-the-sofa');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      for (const each of words) expect(text).toMatch(each);
      expect(text).toMatch(/burp/i);
      expect(text).toContain('Ada');
    }
  });

  it.each(['a dragon comes for tea', 'a dog who eats everything', 'a goat who eats my homework'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('eats-the-sofa');
    },
  );
});

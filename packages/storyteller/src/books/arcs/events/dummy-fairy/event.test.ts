import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the fairy who fetches the dummies', () => {
  it.each([
    ['the dummy fairy comes', /dummy fairy/],
    ['the dummy fairy takes her dummies to the baby animals', /baby animals/],
    ['the binky fairy', /binky fairy/],
    ['giving her pacifier to the pacifier fairy', /pacifier/],
  ])('%s: the smallest sleeps without, and so does the child, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('dummy-fairy');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(word);
      expect(text).toMatch(/pat, pat, pat/i);
    }
  });

  it.each(['the tooth fairy', 'giving up her dummy', 'a fairy door in the garden'])('%s is another', (theme) => {
    expect(told(theme, 3).arc).not.toBe('dummy-fairy');
  });
});

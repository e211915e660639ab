import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('fireworks', () => {
  it.each([
    ["new year's eve fireworks", /New Year/],
    ['bonfire night with grandad', /Grandad/i],
    ['a fox watches the fireworks', /fireworks/],
  ])('%s are watched with a hat on, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('fireworks');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['chinese new year', 'a dog who is scared of fireworks'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('fireworks');
  });
});

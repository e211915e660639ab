import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('something that keeps growing', () => {
  it.each([
    ["a cake that won't stop growing", /slice/],
    ['the jumper that kept growing', /sleeve/],
    ["Grandpa's beard grew and grew", /Grandpa's beard/],
    ['a plant that never stops growing', /leaf/],
    ['a pumpkin that grew too big for the garden', /piece/],
  ])('%s: it counts, soundly, at every age', (theme, part) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('keeps-growing');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/\bcount/);
      expect(text).toMatch(part);
    }
  });

  it.each(['growing tomatoes with grandad', 'a puppy that grew and grew', 'baking a cake for my sister'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('keeps-growing');
    },
  );
});

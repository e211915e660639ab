import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a birthday that seems to be forgotten', () => {
  it.each([
    "everybody forgot Ada's birthday",
    'a bear who thinks everyone forgot his birthday',
    'a surprise party for the owl',
  ])('%s: they wait in the dark with a cake, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('birthday-forgotten');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/cake/);
    }
  });

  it.each([
    "Ada's birthday party",
    'a birthday party that nobody comes to',
    'grandma forgot my birthday',
    'the forgotten teddy',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('birthday-forgotten');
  });
});

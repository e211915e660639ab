import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a day in Ramadan', () => {
  it.each([
    ['Ramadan with our neighbours', /neighbours|next door/],
    ["Ada's first day of fasting at Ramadan", /date/],
    ['Ramadan with grandma', /Grandma/],
  ])('%s is waited for until sunset, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('ramadan');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['Eid with grandma', 'a fast car'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('ramadan');
  });
});

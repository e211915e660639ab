import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the four seasons', () => {
  it.each([
    ['the four seasons', /apple/],
    ['a pear tree through the year', /pear/],
    ['a mouse and the seasons change', /mouse/],
  ])('%s come one after another, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('four-seasons');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(word);
      for (const season of [/winter|January/, /spring/, /summer/, /autumn|September/i]) expect(text).toMatch(season);
    }
  });

  it.each(['the football season', 'a new year', 'an oak tree', 'winter'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('four-seasons');
  });
});

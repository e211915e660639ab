import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the last one home', () => {
  it.each([
    ['we missed the last bus home', 'bus'],
    ['missing the last train', 'train'],
    ['the last ferry has gone', 'ferry'],
    ['a fox who missed the last bus', 'fox'],
  ])('%s: they go over the hill, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('last-one-missed');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/OVER THE HILL/);
      expect(text).toContain(word);
    }
  });

  it.each([
    'the day we missed the bus',
    'the school bus',
    'mum missed her train and came home late',
    'the last ferry boat ever',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('last-one-missed');
  });
});

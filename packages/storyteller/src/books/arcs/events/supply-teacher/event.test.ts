import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a supply teacher', () => {
  it.each([
    ['a funny story about a substitute teacher', /Mr Bell/],
    ['the day our teacher was away', /Mr Bell/],
    ['our supply teacher is a dragon', /dragon/],
  ])('%s hangs up the day in the wrong order, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('supply-teacher');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['my teacher is secretly a witch', 'saying goodbye to my teacher'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('supply-teacher');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a strange rain', () => {
  it.each([
    ['the day it rained jelly', 'jelly'],
    ['it rained frogs', 'frogs'],
    ["it's raining cats and dogs", 'cats and dogs'],
    ['a fox and the day it snowed marshmallows', 'marshmallows'],
    ['sweets falling from the sky', 'sweets'],
  ])('%s falls on most pages, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('strange-rain');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.filter((page) => page.text.toLowerCase().includes(word)).length).toBeGreaterThan(4);
    }
  });

  it.each(['a rainy day', 'it rained all day', 'the day it rained and rained', 'a star falls from the sky'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('strange-rain');
    },
  );
});

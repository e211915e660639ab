import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a mountain', () => {
  it.each([
    ['climbing a mountain with dad', 'Dad'],
    ['the goat on the mountain', 'goat'],
    ['walking up the hill with grandma', 'Grandma'],
  ])('%s has one more top, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('mountain');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['the thunderstorm on the mountain hike', 'a dragon on the mountain', 'skiing down the mountain'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('mountain');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('it snows indoors', () => {
  it.each([
    'the day it snowed indoors',
    'it snowed inside our house',
    'she wakes up and the bath is full of snow',
    'a little cloud comes in at the window and it snows in the kitchen',
    'he wishes for snow and it snows in his bedroom',
  ])('%s: it was asked for, and is thanked, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('snows-indoors');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain('Ada');
      expect(text).toMatch(/"Thank you/);
      expect(text).toMatch(/bath/);
    }
  });

  it.each(['a snow day', 'a snow globe on the shelf', 'building a snowman in the garden', 'first snow'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('snows-indoors');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('missing piece', () => {
  it.each([
    'the missing puzzle piece',
    'a jigsaw with one piece gone',
    'a bear who loves jigsaws',
    'my son loves puzzles',
  ])('%s keeps its hole, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('missing-piece');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bhole\b/);
    }
  });

  it.each(['a puzzle piece who does not fit in', 'a detective who solves a puzzle', 'a piece of cake is missing'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('missing-piece');
    },
  );
});

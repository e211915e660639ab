import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a knight and a dragon who are friends', () => {
  it.each([
    'a knight and a dragon who are friends',
    'a dragon and a knight are best friends',
    'a princess and her best friend the dragon',
  ])('%s: are that from the first page, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('must-fight');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages[0]?.text).toMatch(/dragon/);
      expect(book.pages.map((page) => page.text).join(' ')).toContain('Ada');
    }
  });

  it.each(['a knight and a dragon become friends', 'a noisy knight', 'a dragon and a mouse are best friends'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('must-fight');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a monster under the bed', () => {
  it.each([
    ['a monster under the bed', 'under the bed'],
    ['a friendly monster in the wardrobe', 'in the wardrobe'],
    ["the monster under Ada's bed", 'under the bed'],
  ])('%s sleeps on it for once, soundly, at every age', (theme, where) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('monster-under-bed');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(where);
    }
  });

  it.each(['scared of the monster under the bed', 'a monster at school', 'tidying under the bed'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('monster-under-bed');
    },
  );
});

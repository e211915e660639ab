import { describe, expect, test } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number): ReturnType<typeof tellPictureBook> =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('an egg hunt', () => {
  test.each([
    ['easter egg hunt', 'Easter'],
    ['Easter', 'red'],
    ['the Easter bunny', 'rabbit|bunny'],
    ['an easter egg hunt with grandma', 'Grandma'],
    ['a hedgehog celebrates Easter', 'the hedgehog'],
  ])('%s has a red egg that a hen has found first, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('easter');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(new RegExp(words, 'u'));
    }
  });

  test.each(['the easter bunny lost all his eggs', 'the Easter bunny has lost his eggs'])(
    '%s: they fell through a hole, and are well hidden, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('easter');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bhole\b/u);
      }
    },
  );

  test.each(['Easter Island', 'finding a dragon egg', 'the hen who would not leave her egg'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('easter');
    },
  );
});

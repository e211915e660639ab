import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who has run out of it', () => {
  it.each([
    ['an ice cream van that ran out of ice cream', 'cold'],
    ['the baker who ran out of buns', 'oven'],
    ['no more cakes at the bakery', 'oven'],
  ])('%s has something left, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('ran-out');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a car that ran out of petrol', 'the cake that ran away', 'a thief stole all the buns'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('ran-out');
    },
  );
});

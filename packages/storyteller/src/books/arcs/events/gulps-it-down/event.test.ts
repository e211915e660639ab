import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('something in the house eats what is no food', () => {
  it.each([
    ['a toilet that eats socks', /toilet/, /socks/],
    ['a monster that eats socks', /monster/, /socks/],
    ['the washing machine that eats socks', /washing machine/, /socks/],
    ['our sofa eats spoons', /sofa/, /spoons/],
    ['a sock-eating toilet', /toilet/, /socks/],
    ['the hoover ate all my toys', /hoover/, /toys/],
  ])('%s: it wants company, soundly, at every age', (theme, eater, eaten) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'gulps-it-down']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(eater);
      expect(text).toMatch(eaten);
    }
  });

  it.each(['where did my other sock go', 'a monster in the school toilet', 'a dinosaur who eats the sofa'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('gulps-it-down');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('who took it', () => {
  it.each([
    ['the case of the missing lunchbox', 'lunchbox'],
    ['the mystery of the missing biscuits', 'tin of biscuits'],
    ['a fox detective solves a mystery', 'fox'],
    ["a strange noise in Grandma's attic", 'attic'],
    ['Ada and Grandad solve a mystery', 'Grandad'],
    ['the missing meatball', 'meatball'],
    ['the missing sausages', 'plate of sausages'],
  ])('%s is found out, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('who-took-it');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['who stole the cake', 'a monster under the bed', 'lost teddy', 'the mystery of the missing school hamster'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('who-took-it');
    },
  );
});

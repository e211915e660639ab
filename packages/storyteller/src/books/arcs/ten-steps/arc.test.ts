import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ivy', age, details: null }, { seed: age });

describe('themes of small children', () => {
  it.each([
    ['pirates looking for treasure', 'ten-steps', /Ten/],
    ['a duck who lost her mummy', 'lost-mummy', /Mummy/],
    ['a monkey who steals bananas', 'cheeky-thief', /banana/],
    ['a princess who loves mud', 'never-enough', /[Mm]ud/],
    ['giving up the dummy', 'dummy', /dummy/],
  ])('%s is told for what it is', (theme, arc, words) => {
    for (const age of [3, 6]) {
      const book = told(theme, age);
      expect(book.arc).toBe(arc);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(words);
    }
  });

  it('what belongs to somebody is not dug for', () => {
    expect(told('a dragon who guards a treasure', 6).arc).not.toBe('ten-steps');
  });
});

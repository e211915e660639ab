import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('always last, and first in the end', () => {
  it.each([
    ['a racing car who always comes last but wins in the end', /racing car/],
    ['a tractor who comes last in every race', /tractor/],
    ['a rabbit who always comes last in races but wins in the end', /rabbit/],
  ])('%s: by the sign, soundly, at every age', (theme, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('always-last');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(who);
      expect(text).toContain('Ada');
      expect(text).toMatch(/win|won/);
    }
  });

  it.each(['the hare and the tortoise', 'a snail in a race', 'a racing car that wants to be slow'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('always-last');
    },
  );
});

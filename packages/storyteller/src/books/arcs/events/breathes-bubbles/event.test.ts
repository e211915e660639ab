import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a dragon who breathes something soft', () => {
  it.each([
    ['a dragon who breathes bubbles instead of fire', /bubbles/],
    ['the dragon who could only breathe flowers', /flowers/],
    ['a dragon who puffs feathers', /feathers/],
  ])('%s: it brings a guest up the hill, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('breathes-bubbles');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['a dragon who cannot breathe fire', 'a dragon in a bubble bath', 'blowing bubbles in the garden'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('breathes-bubbles');
    },
  );
});

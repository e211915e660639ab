import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { byOneMark } from './arc.ts';

const told = (theme: string, age: number, seed = age) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed });
const textOf = (book: ReturnType<typeof told>): string => book.pages.map((page) => page.text).join(' ');

describe('by one mark', () => {
  it.each([
    ['choir trials', 'choir'],
    ['the football team who never win', 'football'],
    ["didn't get the part she wanted in the school play", 'school play'],
  ])('%s is told with %s in it, at every age', (theme, game) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('by-one-mark');
      expect(textOf(book)).toContain(game);
    }
  });

  it('the mark is not given back, and the place goes to the next one', () => {
    const pages = told('choir trials', 9).pages.map(({ text }) => text);
    expect(pages[10]).toMatch(/can't give it back|Nobody did|take it off again/);
  });

  it.each(['learning to play football', 'scared of swimming', 'sports day', 'a bee'])('%s is not for it', (theme) => {
    expect(byOneMark.fits(understandTheme(theme, 'Ada'))).toBe(0);
  });
});

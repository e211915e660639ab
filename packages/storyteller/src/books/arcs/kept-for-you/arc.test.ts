import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { keptForYou } from './arc.ts';

const told = (theme: string, age: number, seed = age) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed });
const textOf = (book: ReturnType<typeof told>): string => book.pages.map((page) => page.text).join(' ');

describe('kept for you', () => {
  it.each([['a cat who lost her purr', 'purr']])(
    '%s is told at every age, and never as a thing in a drawer',
    (theme, noun) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('kept-for-you');
        expect(textOf(book)).toContain(noun);
      }
    },
  );

  it('the child does it small on the first page, and so can show how it goes', () => {
    const { pages } = told('a cat who lost her purr', 6);
    expect(pages[0]?.text).toContain('Ada');
    expect(
      pages
        .slice(6, 8)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('Ada');
  });

  it.each(['a lion who lost his hat', 'a lion who roars', 'a lost lion'])('%s is not for it', (theme) => {
    expect(keptForYou.fits(understandTheme(theme, 'Ada'))).toBe(0);
  });
});

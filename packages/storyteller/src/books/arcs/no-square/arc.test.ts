import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { noSquare, type NoSquare } from './arc.ts';

const bound = (theme: string): NoSquare[] =>
  TWENTY_SEEDS.flatMap((seed) => noSquare.bind(companyOfTheme(theme, seed)) ?? []);

describe('a sheet with no square for it', () => {
  it('is for what somebody likes, wears or is, and not for a wish, a grief or a fault', () => {
    for (const theme of ['a wolf who only eats vegetables', 'a dinosaur who wears dresses', 'a tiger without stripes'])
      expect(noSquare.fits(understandTheme(theme, 'Mia'))).toBeGreaterThan(8);
    for (const theme of ['a wolf who wants to fly', 'a dog who is sad', 'a snail who is always late', 'a hedgehog'])
      expect(noSquare.fits(understandTheme(theme, 'Mia'))).toBe(0);
  });

  it('the words of the theme are written into the new square as they stand', () => {
    for (const each of bound('a robot who loves flowers'))
      for (const telling of ['middle', 'old'] as const)
        expect(everyVariant(noSquare[telling](each).pages.map((page) => everyVariant(page.text)))).toContain(
          'Loves flowers',
        );
  });

  it.each(['a robot who loves flowers', 'a cloud who never rains'])('%s is sound at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Theo', age, details: null }, { seed: age });
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });
});

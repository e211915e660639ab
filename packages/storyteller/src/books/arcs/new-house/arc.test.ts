import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { toldFaults } from '../../../../test/told-faults.ts';
import { understandTheme } from '../../theme/understand.ts';
import { newHouse, type NewHouse } from './arc.ts';

const bound = (theme: string): NewHouse[] =>
  TWENTY_SEEDS.flatMap((seed) => newHouse.bind(companyOfTheme(theme, seed)) ?? []);

describe('a new house', () => {
  it.each(['moving to a new house', 'we move to a new flat'])(
    'reads and looks right in every variant, at every age: %s',
    (theme) => {
      expect(toldFaults(newHouse, theme)).toEqual([]);
    },
  );

  it('what carries the marks was only lying about on the first page', () => {
    for (const each of bound('moving house')) {
      const { pages } = newHouse.middle(each);
      for (const page of [pages[0], pages[6], pages[7]])
        for (const text of [page?.text ?? ''].flat()) expect(text).toMatch(/string|knot/i);
    }
  });

  it('tells of a flat when it is a flat', () => {
    for (const each of bound('we move to a new flat')) {
      expect(everyVariant(newHouse.young(each).pages[2]?.text)).toContain('new flat');
    }
  });

  it('is not for somebody who moves in, nor for a house that is somebody', () => {
    for (const theme of ['grandma moves to our house', 'a lonely house', 'our new puppy'])
      expect(newHouse.fits(understandTheme(theme, 'Mia'))).toBe(0);
  });
});

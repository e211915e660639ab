import { describe, expect, it } from 'vitest';
import { companyOfTheme, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { everybodysCure, type EverybodysCure } from './arc.ts';

const bound = (theme: string): EverybodysCure[] =>
  TWENTY_SEEDS.flatMap((seed) => everybodysCure.bind(companyOfTheme(theme, seed)) ?? []);

describe('cures for what is not to be helped', () => {
  it('is for what comes over somebody, and never for an illness or a grief', () => {
    for (const theme of ['a helicopter who gets dizzy', 'a pirate who gets seasick', 'an octopus who is ticklish'])
      expect(everybodysCure.fits(understandTheme(theme, 'Mia'))).toBeGreaterThan(8);
    for (const theme of ['a bear who is ill', 'a cat who feels sad', 'a hedgehog who is scared of the cold'])
      expect(everybodysCure.fits(understandTheme(theme, 'Mia'))).toBe(0);
  });

  it('no two of the three cures are the same', () => {
    for (const each of bound('a helicopter who gets dizzy'))
      expect(new Set(each.cures.map((cure) => cure.advice)).size).toBe(3);
  });

  it.each(['a helicopter who gets dizzy', 'a shark who gets the hiccups'])('%s is sound at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Theo', age, details: null }, { seed: age });
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });
});

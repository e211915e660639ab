import { describe, expect, it } from 'vitest';
import { companyOfTheme, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { otherHalf, type OtherHalf } from './arc.ts';

const bound = (theme: string): OtherHalf[] =>
  TWENTY_SEEDS.flatMap((seed) => otherHalf.bind(companyOfTheme(theme, seed)) ?? []);

describe('the other half of it', () => {
  it.each([
    ['a snail who is always late', 'late'],
    ['a monkey who talks too much', 'talks'],
    ['a whale who sings too loud', 'loud'],
    ['a mouse who is too quiet', 'quiet'],
    ['a giant who is always hungry', 'hungry'],
    ['a squirrel who forgets everything', 'forgets'],
    ['a pig who is always muddy', 'messy'],
    ['a mouse who is too small', 'small'],
    ['a rabbit who cannot sit still', 'fast'],
    ['a fox who tells lies', 'fibs'],
    ['a bossy bee who tells everyone what to do', 'bossy'],
  ])('%s is short of nothing but %s', (theme, id) => {
    const all = bound(theme);
    expect(all.length).toBeGreaterThan(0);
    for (const each of all) expect(each.half.id).toBe(id);
  });

  it('a wish and a gift are no habit', () => {
    for (const theme of ['a girl who can talk to animals', 'a cat who wants to be small', 'a hedgehog'])
      expect(otherHalf.fits(understandTheme(theme, 'Mia'))).toBe(0);
  });

  it.each(['a snail who is always late', 'a whale who sings too loud'])('%s is sound at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Theo', age, details: null }, { seed: age });
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });
});

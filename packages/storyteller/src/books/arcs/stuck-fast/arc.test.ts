import { describe, expect, it } from 'vitest';
import { companyOfTheme, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { stuckFast, type StuckFast } from './arc.ts';

const bound = (theme: string): StuckFast[] =>
  TWENTY_SEEDS.flatMap((seed) => stuckFast.bind(companyOfTheme(theme, seed)) ?? []);

describe('somebody large who is stuck', () => {
  it.each([
    ['a tractor stuck in the mud', 'wheels'],
    ['an elephant stuck in the mud', 'legs'],
    ['a ship stuck in ice', 'ice'],
    ['a boat stuck on a sandbank', 'aground'],
    ["a little train who can't get up the hill", 'hill'],
    ['a cat stuck up a tree', 'tree'],
    ['a teddy who is stuck on the roof', 'roof'],
  ])('%s is held as by %s', (theme, id) => {
    const all = bound(theme);
    expect(all.length).toBeGreaterThan(0);
    for (const each of all) expect(each.hold.id).toBe(id);
  });

  it('takes nobody who is not stuck', () => {
    for (const theme of ['a tractor', 'a duck in the mud', 'lost in the snow'])
      expect(stuckFast.fits(understandTheme(theme, 'Mia'))).toBe(0);
  });

  it.each(['a ship stuck in ice', 'a cat stuck up a tree'])('%s is sound at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Theo', age, details: null }, { seed: age });
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });
});

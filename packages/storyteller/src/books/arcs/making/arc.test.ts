import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { making, type Making } from './arc.ts';

const bound = (theme: string): Making[] =>
  TWENTY_SEEDS.flatMap((seed) => making.bind(companyOfTheme(theme, seed)) ?? []);

describe('making', () => {
  it('lets the helper mind the very bit that cures the last fault', () => {
    const all = bound('a pirate princess who bakes a cake');
    expect(all).toHaveLength(TWENTY_SEEDS.length);
    for (const each of all) {
      expect(each.spare).toBe('a small tin of baking powder');
      expect(each.faults[1].clause).toBe('it would not rise');
      const old = making.old(each).pages.map((page) => everyVariant(page.text));
      expect(old[1]).toContain(each.spareWhole);
      expect(old[9]?.toLowerCase()).toContain(each.theSpare);
    }
  });

  it('works in a kitchen on food, in a garden on what is too big for a room', () => {
    expect(bound('a pirate princess who bakes a cake')[0]?.setting).toBe('kitchen');
    expect(bound('building a rocket')[0]?.setting).toBe('garden');
  });

  it('says "a" of what can be counted and not of what cannot', () => {
    expect(bound('building a rocket')[0]?.aNoun).toBe('a rocket');
    expect(bound('Dad and I make pancakes')[0]?.aNoun).toBe('pancakes');
  });

  it('makes what nobody has a recipe for, out of lids', () => {
    for (const each of bound('my son builds a flumbulator')) {
      expect(each.noun).toBe('flumbulator');
      expect(making.young(each).pages.length).toBeGreaterThanOrEqual(6);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { hardFaults } from '../../../../test/hard-faults.ts';
import { unlikelyFriends, type UnlikelyFriends } from './arc.ts';
import { triesOf } from './tries.ts';

const bound = (theme: string): UnlikelyFriends[] =>
  TWENTY_SEEDS.flatMap((seed) => unlikelyFriends.bind(companyOfTheme(theme, seed)) ?? []);

describe('two who do nothing alike', () => {
  it('reads and looks right in every variant, at every age', () => {
    for (const theme of ['a lion and a mouse become friends', 'a lonely monster', 'my son makes friends with a robot'])
      expect(hardFaults(unlikelyFriends, theme)).toEqual([]);
  });

  it('ends the trouble with what the hero does all day', () => {
    for (const each of bound('a lion and a mouse become friends')) {
      expect(each.hero.being?.can).toContain(each.ability);
      const solved = each.problem.solve[each.ability]?.(each.hero, each.other.name) ?? '';
      expect(everyVariant(unlikelyFriends.middle(each).pages[8]?.text)).toContain(solved);
    }
  });

  it('finds somebody for whoever is lonely', () => {
    for (const { hero, other } of bound('a lonely monster')) expect(other.kind).not.toBe(hero.kind);
  });

  it('offers nobody a lunch with a friend in it', () => {
    for (const { hero, other } of bound('a robin and a worm are friends'))
      expect(triesOf(hero, other).map((each) => each.id)).not.toContain('lunch');
  });
});

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
    for (const each of bound('a lion and a mouse become friends at the farm')) {
      expect(each.hero.being?.can).toContain(each.ability);
      const solved = each.problem.solve[each.ability]?.(each.hero, each.other.name) ?? '';
      expect(everyVariant(unlikelyFriends.middle(each).pages[8]?.text)).toContain(solved);
    }
  });

  it('is about what each of them says, where that is not the same', () => {
    for (const each of bound('a giraffe and a turtle')) {
      expect(each.words).not.toBeNull();
      expect(everyVariant(unlikelyFriends.middle(each).pages[0]?.text)).toContain(each.other.says);
    }
    for (const { words } of bound('a shark and a fish are best friends')) expect(words).toBeNull();
  });

  it('finds somebody for whoever is lonely', () => {
    for (const { hero, other } of bound('a lonely monster')) expect(other.kind).not.toBe(hero.kind);
  });

  it('offers nobody a lunch with a friend in it', () => {
    for (const { hero, other } of bound('a robin and a worm are friends'))
      expect(triesOf(hero, other).map((each) => each.id)).not.toContain('lunch');
  });
});

import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { hardFaults } from '../../../../test/hard-faults.ts';
import { PLANTS } from '../../plot/plot.ts';
import { helping, type Helping } from './arc.ts';

const bound = (theme: string): Helping[] =>
  TWENTY_SEEDS.flatMap((seed) => helping.bind(companyOfTheme(theme, seed)) ?? []);

describe('helping', () => {
  it.each([
    ['helping a lost owl', 'behind'],
    ['a fox helps a lost duckling', 'behind'],
    ['a mouse saves a lion', 'big-thing'],
    ['a dinosaur helps a mouse', 'smaller'],
    ['my daughter helps a hedgehog', 'smaller'],
    ['a fox helps a badger', 'takes-two'],
    ['a firefighter rescues a cat', 'higher'],
    ['my son rescues a kitten from a tree', 'higher'],
    ['a tractor helps a cow stuck in the mud', 'stuck'],
    ['a bear helps a cold bee', undefined],
    ['a pirate looks for her lost parrot', undefined],
  ])('%s is told by %s', (theme, plot) => {
    const all = bound(theme);
    expect(all).toHaveLength(TWENTY_SEEDS.length);
    for (const each of all) expect(each.plot?.id).toBe(plot);
  });

  it('reads and looks right in every variant, at every age', () => {
    for (const theme of [
      'helping a lost owl',
      'a mouse saves a lion',
      'a dragon helps a mouse',
      'a fox saves a badger',
    ])
      expect(hardFaults(helping, theme)).toEqual([]);
  });

  it("takes the trouble from the parent's own word", () => {
    const all = bound('helping a lost owl');
    expect(all).toHaveLength(TWENTY_SEEDS.length);
    for (const each of all) {
      expect(each.trouble.id).toBe('lost-way');
      expect(each.helped.kind).toBe('owl');
    }
  });

  it('is solved by what the hero was seen to do on the first page', () => {
    for (const each of bound('a bear helps a cold bee')) {
      expect(each.hero.kind).toBe('bear');
      expect(each.trouble.solve[each.ability]).toBeDefined();
      const plants = PLANTS[each.ability].map((plant) => plant(each.hero));
      const early = everyVariant(helping.middle(each).pages[0]?.text);
      expect(plants.some((plant) => early.includes(plant))).toBe(true);
    }
  });

  it('lets a child help only in ways that a child may', () => {
    for (const each of bound('helping a lost owl')) expect(['gentle', 'string', 'loud']).toContain(each.ability);
    for (const each of bound('helping a duck')) expect(each.trouble.id).not.toBe('water');
  });

  it('gives a small thing back', () => {
    for (const each of bound('a bear helps a cold bee')) {
      const told = helping.middle(each).pages;
      const [what, how] = each.back.lack(each.child);
      expect(everyVariant(told[1]?.text)).toContain(what);
      expect(everyVariant(told[1]?.text)).toContain(how);
      expect(everyVariant(told[8]?.text)).toContain(each.back.pay(each.helped, each.child));
    }
  });
});

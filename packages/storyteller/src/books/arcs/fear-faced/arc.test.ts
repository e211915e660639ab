import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { hardFaults } from '../../../../test/hard-faults.ts';
import { fearFaced, type FearFaced } from './arc.ts';

const bound = (theme: string): FearFaced[] =>
  TWENTY_SEEDS.flatMap((seed) => fearFaced.bind(companyOfTheme(theme, seed)) ?? []);

describe('the feared one is in trouble itself', () => {
  it('reads and looks right in every variant, at every age', () => {
    for (const theme of ['dragons who are scared of butterflies', 'a fire engine scared of mice', 'scared of monsters'])
      expect(hardFaults(fearFaced, theme)).toEqual([]);
  });

  it('ends the trouble with what the hero does all day', () => {
    for (const each of bound('dragons who are scared of butterflies')) {
      expect(each.hero.being?.can).toContain(each.ability);
      const solved = each.problem.solve[each.ability]?.(each.hero, each.other.theKind) ?? '';
      expect(everyVariant(fearFaced.middle(each).pages[8]?.text)).toContain(solved);
    }
  });

  it('lets a child help only with a grown-up beside and in ways that a child may', () => {
    const all = bound('scared of monsters');
    expect(all).toHaveLength(TWENTY_SEEDS.length);
    for (const each of all) {
      expect(each.beside.id).toBe('grown-up');
      expect(['gentle', 'string', 'loud', 'sniff', 'dig', 'bounce', 'fast']).toContain(each.ability);
      const approach = fearFaced.middle(each).pages[7];
      expect(approach?.scene.actors.map((actor) => actor.who.id)).toContain('grown-up');
    }
  });

  it('sends no child up to an animal that may bite or sting', () => {
    for (const theme of ['my son is scared of dogs', 'my daughter is scared of bees', 'scared of snakes'])
      expect(bound(theme)).toEqual([]);
  });
});

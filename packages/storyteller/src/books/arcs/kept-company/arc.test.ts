import { describe, expect, it } from 'vitest';
import { companyOfTheme, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { understandTheme } from '../../theme/understand.ts';
import { keptCompany, type KeptCompany } from './arc.ts';
import { MOODS } from './moods.ts';

const bound = (theme: string): KeptCompany[] =>
  TWENTY_SEEDS.flatMap((seed) => keptCompany.bind(companyOfTheme(theme, seed)) ?? []);

describe('keeping company', () => {
  it.each([
    ['a grumpy cloud', 'grumpy', 'sky'],
    ['a shy octopus', 'shy', 'undersea'],
    ['a train that is tired', 'tired', 'street'],
    ['a volcano who is angry', 'angry', 'mountain'],
  ])('%s is met in its own place, in that mood', (theme, word, home) => {
    const all = bound(theme);
    expect(all).toHaveLength(TWENTY_SEEDS.length);
    for (const each of all) {
      expect(each.word).toBe(word);
      expect(each.home).toBe(home);
      expect(keptCompany.middle(each).pages[1]?.scene.setting).toBe(home);
    }
  });

  it('never takes who is in a mood indoors', () => {
    for (const each of bound('a grumpy cloud')) {
      for (const page of [keptCompany.young, keptCompany.middle, keptCompany.old].flatMap((tell) => tell(each).pages)) {
        const indoors = /kitchen|bedroom|living-room/.test(page.scene.setting ?? '');
        if (indoors) expect(page.scene.actors.map((actor) => actor.who.id)).not.toContain('hero');
      }
    }
  });

  it('gives the reason of every try that fails', () => {
    for (const each of bound('a jealous rainbow')) {
      const told = keptCompany.middle(each).pages.slice(2, 4);
      for (const [i, page] of told.entries()) {
        for (const text of [page.text].flat()) expect(text).toContain(each.tries[i]?.[1]);
      }
    }
  });

  it('leaves a child’s own mood to the gentle books', () => {
    expect(keptCompany.fits(understandTheme('my daughter is sad', 'Mia'))).toBe(0);
    expect(keptCompany.fits(understandTheme('a hedgehog', 'Mia'))).toBe(0);
  });

  it('knows three cures that fail for every mood', () => {
    for (const mood of MOODS) expect(mood.tries.length).toBeGreaterThanOrEqual(3);
  });
});

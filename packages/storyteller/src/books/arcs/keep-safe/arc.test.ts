import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { hardFaults } from '../../../../test/hard-faults.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { keepSafe } from './arc.ts';
import { DANGERS } from './dangers.ts';

const THEMES = [
  'scared of fire',
  'playing with fireworks',
  'my son is scared of crossing the road',
  'scared of strangers',
  'scared of medicine',
  'scared of knives',
  'scared of electric plugs',
  'my daughter is scared of heights',
  'scared of deep water',
  'scared of the hot oven',
] as const;
const told = (theme: string) =>
  TWENTY_SEEDS.flatMap((seed) => {
    const bound = keepSafe.bind(companyOfTheme(theme, seed));
    return bound === null ? [] : [keepSafe.young(bound), keepSafe.middle(bound), keepSafe.old(bound)];
  });

describe('who keeps us safe', () => {
  it('has a telling of its own for each danger, sound in every variant, at every age', () => {
    expect(THEMES).toHaveLength(DANGERS.length);
    for (const theme of THEMES) expect(hardFaults(keepSafe, theme)).toEqual([]);
  });

  it('says on the first page what will matter on the fourth', () => {
    for (const theme of THEMES) {
      for (const { pages, refrain } of told(theme)) {
        for (const text of [pages[0]?.text ?? ''].flat()) expect(text).toContain(refrain);
        expect(everyVariant(pages[3]?.text)).toContain(refrain);
      }
    }
  });

  it('fetches what was lost only with a grown-up in the picture', () => {
    for (const theme of THEMES) {
      for (const { pages } of told(theme)) {
        const fetched = pages.findIndex((page) =>
          page.scene.actors.some((actor) => actor.who.id === 'grown-up' && actor.pose === 'reach'),
        );
        expect(fetched).toBeGreaterThan(5);
        const before = pages.slice(2, fetched).flatMap((page) => page.scene.actors);
        expect(before.filter((actor) => actor.pose === 'reach')).toEqual([]);
      }
    }
  });

  it('brings no stranger along', () => {
    for (const seed of TWENTY_SEEDS.slice(0, 4)) {
      const book = tellPictureBook({ theme: 'scared of strangers', childName: 'Mia', age: 6, details: null }, { seed });
      expect(book.arc).toBe('keep-safe');
      expect(book.pages.map((page) => page.text).join(' ')).not.toMatch(/the stranger/);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import type { Told } from '../../arc.ts';
import { PLANTS } from '../../plot/plot.ts';
import { journey, type Journey } from './arc.ts';

const bound = (theme: string): Journey[] =>
  TWENTY_SEEDS.flatMap((seed) => journey.bind(companyOfTheme(theme, seed)) ?? []);
const tellings = (each: Journey): Told[] => [journey.young(each), journey.middle(each), journey.old(each)];

describe('a journey', () => {
  it('goes where the parent said, and is home in bed on the last page', () => {
    for (const told of bound('my daughter and her guinea pig go to the moon').flatMap(tellings)) {
      expect(told.pages.map((page) => page.scene.setting)).toContain('space');
      expect(told.pages.at(-1)?.scene).toMatchObject({ setting: 'bedroom' });
    }
  });

  it('is opened by a habit of the friend, shown at home before anybody needed it', () => {
    const all = bound('a trip to the bottom of the sea');
    expect(all).toHaveLength(TWENTY_SEEDS.length);
    for (const each of all) {
      const plants = PLANTS[each.ability].map((plant) => plant(each.friend));
      const early = everyVariant(journey.middle(each).pages[0]?.text);
      expect(plants.some((plant) => early.includes(plant))).toBe(true);
      expect(each.block.solve[each.ability]).toBeDefined();
    }
  });

  it('says its refrain at two tries or more', () => {
    for (const told of bound("visiting grandma's farm").flatMap(tellings)) {
      const refrain = told.refrain ?? 'none';
      expect(told.pages.filter((page) => everyVariant(page.text).includes(refrain)).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('has somebody grown up on the way', () => {
    for (const each of bound('a trip to the bottom of the sea')) {
      for (const told of tellings(each)) {
        expect(told.pages.some((page) => page.scene.actors.some((actor) => actor.who === each.grownUp))).toBe(true);
      }
    }
  });

  it('claims nothing of a place that no entry knows', () => {
    for (const each of bound('a trip to the land of Zorble')) {
      expect(each.known).toBeNull();
      const said = tellings(each)
        .flatMap((told) => told.pages.map((page) => everyVariant(page.text)))
        .join(' ');
      expect(said).not.toMatch(/undefined|null|It says here/);
    }
  });
});

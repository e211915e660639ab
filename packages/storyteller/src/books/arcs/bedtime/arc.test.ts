import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { hardFaults } from '../../../../test/hard-faults.ts';
import { bedtime, type Bedtime } from './arc.ts';

const bound = (theme: string): Bedtime[] =>
  TWENTY_SEEDS.flatMap((seed) => bedtime.bind(companyOfTheme(theme, seed)) ?? []);

describe('somebody cannot sleep', () => {
  it('reads and looks right in every variant, at every age', () => {
    for (const theme of [
      'the capybara who could not sleep',
      "a robot that can't sleep",
      "my daughter won't go to sleep",
    ])
      expect(hardFaults(bedtime, theme)).toEqual([]);
  });

  it('asks three who sleep in three different ways', () => {
    const all = bound("a robot that can't sleep");
    expect(all).toHaveLength(TWENTY_SEEDS.length);
    for (const { sleepers } of all) {
      expect(new Set(sleepers.map((each) => each.way.noise)).size).toBe(3);
      for (const each of sleepers) expect(each.sleeps).toBe(each.figure.being?.sleeps);
    }
  });

  it('hums on the first page and again at the end', () => {
    for (const each of bound("my daughter won't go to sleep")) {
      for (const { pages } of [bedtime.young(each), bedtime.middle(each)]) {
        expect(everyVariant(pages[0]?.text)).toContain(each.hum);
        expect(everyVariant(pages.at(-1)?.text)).toContain(each.hum);
      }
    }
  });

  it('leaves a child in the bedroom all night, and frightens nobody at the window', () => {
    for (const each of bound("my daughter won't go to sleep")) {
      for (const { scene } of bedtime.middle(each).pages) expect(scene.setting ?? 'bedroom').toBe('bedroom');
      for (const { figure } of each.sleepers) expect(figure.kind).not.toMatch(/wolf|snake|spider|bear/);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { hardFaults } from '../../../../test/hard-faults.ts';
import { firstTime, type FirstTime } from './arc.ts';

const bound = (theme: string): FirstTime[] =>
  TWENTY_SEEDS.flatMap((seed) => firstTime.bind(companyOfTheme(theme, seed)) ?? []);

describe('a first time', () => {
  it.each(['first day at swimming', 'first day at climbing', 'going to the dentist', 'first climbing lesson'])(
    'reads and looks right in every variant, at every age: %s',
    (theme) => {
      expect(hardFaults(firstTime, theme)).toEqual([]);
    },
  );

  it('shows the skill at home as no use, and there as the answer', () => {
    const all = bound('first day at swimming');
    expect(all).toHaveLength(TWENTY_SEEDS.length);
    for (const each of all) {
      const { pages } = firstTime.middle(each);
      expect(everyVariant(pages[0]?.text)).toContain('blow bubbles');
      expect(everyVariant(pages[7]?.text)).toContain('Blub-blub-blub!');
    }
  });

  it('turns the wish for tomorrow round', () => {
    for (const each of bound('first haircut').filter(({ isSaved }) => !isSaved)) {
      const { pages, refrain } = firstTime.middle(each);
      expect(everyVariant(pages[2]?.text)).toContain(refrain ?? '-');
      expect(everyVariant(pages[9]?.text)).toContain(refrain ?? '-');
    }
  });

  it('has only one first time, which is saved until it is used, and somebody who has none left', () => {
    const told = bound('first haircut').filter(({ isSaved }) => isSaved);
    expect(told.length).toBeGreaterThan(0);
    for (const each of told) {
      const { pages, refrain } = firstTime.middle(each);
      expect(everyVariant(pages[1]?.text)).toMatch(/only (?:ever )?one|Only the one/);
      expect(everyVariant(pages[2]?.text)).toContain(refrain ?? '-');
      expect(everyVariant(pages[9]?.text)).toContain(each.helper.name);
      expect(everyVariant(firstTime.old(each).pages[7]?.text)).toContain(each.newest.name);
    }
  });

  it('tells of a place that nobody knows', () => {
    for (const each of bound('first day at climbing')) expect(each.first.place).toContain('climbing');
  });
});

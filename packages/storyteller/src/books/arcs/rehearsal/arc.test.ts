import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { toldFaults } from '../../../../test/told-faults.ts';
import { understandTheme } from '../../theme/understand.ts';
import { rehearsal, type Rehearsal } from './arc.ts';

const bound = (theme: string): Rehearsal[] =>
  TWENTY_SEEDS.flatMap((seed) => rehearsal.bind(companyOfTheme(theme, seed)) ?? []);

describe('a rehearsal', () => {
  it.each(['first visit to the dentist', 'first haircut', 'the big bed', 'first day at climbing'])(
    'reads and looks right in every variant, at every age: %s',
    (theme) => {
      expect(toldFaults(rehearsal, theme)).toEqual([]);
    },
  );

  it('is played with kitchen things, and the place itself is another', () => {
    for (const each of bound('first visit to the dentist')) {
      const { pages } = rehearsal.middle(each);
      expect(everyVariant(pages[1]?.text).toLowerCase()).toContain('the kitchen chair was the big chair');
      expect(pages[1]?.scene.things).toContain('teddy');
      expect(everyVariant(pages[6]?.text)).toContain('The real chair had a pedal');
      expect(pages[6]?.scene.setting).toBe('doctor');
    }
  });

  it('what helps on the day was found on the kitchen floor', () => {
    const said = { again: 'on from there', paw: 'paw', next: 'What comes next?' };
    for (const each of bound('first day at swimming')) {
      const { pages } = rehearsal.middle(each);
      for (const page of [pages[4], pages[8]])
        for (const text of [page?.text ?? ''].flat())
          expect(text.toLowerCase()).toContain(said[each.kept].toLowerCase());
    }
  });

  it('nobody alive in the book is a bear or a rabbit, for those are the players', () => {
    for (const each of bound('first haircut')) expect(each.player.kind).not.toMatch(/bear|rabbit|bunny/);
    expect(bound("a bear's first haircut")).toEqual([]);
  });

  it('leaves a new baby and a new house to the books of the family', () => {
    expect(rehearsal.fits(understandTheme('a new baby brother', 'Mia'))).toBe(0);
    expect(rehearsal.fits(understandTheme('moving to a new house', 'Mia'))).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { toldFaults } from '../../../../test/told-faults.ts';
import { understandTheme } from '../../theme/understand.ts';
import { showingTheWay, type ShowingTheWay } from './arc.ts';

const bound = (theme: string): ShowingTheWay[] =>
  TWENTY_SEEDS.flatMap((seed) => showingTheWay.bind(companyOfTheme(theme, seed)) ?? []);

describe('showing the way', () => {
  it.each(['first day at swimming', 'starting school', 'going to the hairdresser', 'first day at climbing'])(
    'reads and looks right in every variant, at every age: %s',
    (theme) => {
      expect(toldFaults(showingTheWay, theme)).toEqual([]);
    },
  );

  it('somebody very small comes along, from the first picture to the last', () => {
    for (const each of bound('first day at nursery')) {
      for (const tell of [showingTheWay.young, showingTheWay.middle, showingTheWay.old]) {
        const { pages } = tell(each);
        for (const page of [pages[0], pages.at(-1)])
          expect(page?.scene.actors.map(({ who }) => who.id)).toContain(each.small.id);
      }
    }
  });

  it('what is guessed is found to be otherwise', () => {
    for (const each of bound('first visit to the dentist')) {
      const { pages } = showingTheWay.middle(each);
      expect(everyVariant(pages[2]?.text).toLowerCase()).toContain(each.guesses[0].said);
      expect(everyVariant(pages[3]?.text)).toContain(each.guesses[0].but(each.helper.name));
    }
  });

  it('what helps is the question of the first page', () => {
    for (const each of bound('first haircut')) {
      const { pages, refrain } = showingTheWay.young(each);
      for (const page of [pages[0], pages[5]]) expect(everyVariant(page?.text)).toContain(refrain ?? '-');
    }
  });

  it('leaves a new baby and a new house to the books of the family', () => {
    expect(showingTheWay.fits(understandTheme('a new baby sister', 'Mia'))).toBe(0);
    expect(showingTheWay.fits(understandTheme('we are moving house', 'Mia'))).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { wantedOdd, type WantedOdd } from './arc.ts';
import { oddClause } from './oddness.ts';

const bound = (theme: string): WantedOdd[] =>
  TWENTY_SEEDS.flatMap((seed) => wantedOdd.bind(companyOfTheme(theme, seed)) ?? []);

describe('an oddness that is wanted', () => {
  it.each([
    ['a robot who hiccups', 'heard'],
    ['a cat who barks', 'heard'],
    ['a dragon who sneezes glitter', 'seen'],
    ['a vampire who faints at tomato ketchup', 'finder'],
    ['a fire engine who is scared of water', 'map'],
    ['a giant who is afraid of heights', 'map'],
    ['a lion who cannot roar', 'does-not'],
    ['a knight who would rather knit', 'play'],
    // Frogs run about: there is no trail to follow.
    ['a wizard who sneezes frogs', 'play'],
  ])('%s is wanted for what it is: %s', (theme, id) => {
    const all = bound(theme);
    expect(all.length).toBeGreaterThan(0);
    for (const each of all) expect(each.odd.id).toBe(id);
  });

  it('the clause is on the first page in the words of the theme', () => {
    for (const each of bound('a dragon who sneezes glitter')) {
      for (const telling of ['young', 'middle', 'old'] as const) {
        expect(everyVariant(wantedOdd[telling](each).pages[0]?.text)).toContain('sneezes glitter');
      }
    }
  });

  it('acts a clause out in its own words', () => {
    expect(oddClause('sneezes glitter', true)).toMatchObject({ past: 'sneezed glitter', base: 'sneeze glitter' });
    expect(oddClause('faints at tomato ketchup', true)).toMatchObject({ x: 'tomato ketchup', noise: 'Flop' });
    expect(oddClause('cannot breathe fire', false)).toMatchObject({ base: 'breathe fire' });
  });

  it('makes no joke of a body, of a fear of people or of a wish', () => {
    for (const clause of ['cannot see', 'cannot walk', 'cannot stop crying', 'is afraid of people', 'wants to fly'])
      expect(oddClause(clause, false)).toBeNull();
    expect(wantedOdd.fits(understandTheme('a hedgehog', 'Mia'))).toBe(0);
  });

  it.each([
    'a robot who hiccups',
    'a dragon who sneezes glitter',
    'a fish who giggles',
    'a giant who is afraid of heights',
  ])('%s is sound at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Theo', age, details: null }, { seed: age });
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { hardFaults } from '../../../../test/hard-faults.ts';
import { mixUp, type MixUp } from './arc.ts';

const bound = (theme: string): MixUp[] => TWENTY_SEEDS.flatMap((seed) => mixUp.bind(companyOfTheme(theme, seed)) ?? []);

describe('two parcels at two wrong doors', () => {
  it('reads and looks right in every variant, at every age', () => {
    for (const theme of ["the wizard's wrong hat", 'a penguin gets a parcel for a polar bear', 'the wrong boots'])
      expect(hardFaults(mixUp, theme)).toEqual([]);
  });

  it('swaps two different things and gives each back to whom it belongs', () => {
    for (const each of bound("the wizard's wrong hat")) {
      expect(each.strayed.noun).toBe('hat');
      expect(each.order.noun).not.toBe('hat');
      const swapped = everyVariant(mixUp.young(each).pages[7]?.text);
      expect(swapped).toContain('hat');
      expect(swapped).toContain(each.order.noun);
    }
  });

  it('shows on the second page what tells in the end whose it is', () => {
    for (const each of bound('the postman mixes up the letters')) {
      const word = each.clue === 'string' ? /string/ : /label/;
      for (const told of [mixUp.young(each), mixUp.middle(each), mixUp.old(each)])
        expect(everyVariant(told.pages[1]?.text)).toMatch(word);
    }
  });

  it('lets no child go to a stranger alone', () => {
    for (const each of bound('the wrong boots')) {
      expect(each.grownUp?.id).toBe('grown-up');
      const ids = mixUp.old(each).pages[8]?.scene.actors.map((actor) => actor.who.id);
      expect(ids).toContain('grown-up');
    }
  });

  it('has nothing to do with a spell that goes wrong', () => {
    const { theme } = companyOfTheme('a spell goes wrong and turns the teacher into a frog', 1);
    expect(mixUp.fits(theme)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { hardFaults } from '../../../../test/hard-faults.ts';
import { tooMany, type TooMany } from './arc.ts';

const bound = (theme: string): TooMany[] =>
  TWENTY_SEEDS.flatMap((seed) => tooMany.bind(companyOfTheme(theme, seed)) ?? []);

describe('just right for one', () => {
  it('reads and looks right in every variant, at every age', () => {
    for (const theme of ['too many kittens', "everyone wants to sit on grandma's sofa", 'an enormous turnip'])
      expect(hardFaults(tooMany, theme)).toEqual([]);
  });

  it('takes the theme at its word: only kittens come, and they come to the sofa that was named', () => {
    for (const { callers, last } of bound('too many kittens'))
      expect([...callers.map((each) => each.who.kind), last.who.kind]).toEqual(Array(4).fill('kitten'));
    for (const { theNook } of bound("everyone wants to sit on grandma's sofa")) expect(theNook).toBe("Grandma's sofa");
  });

  it('mends the split with the habit that everybody minded', () => {
    for (const each of bound('an enormous turnip')) {
      const told = tooMany.middle(each);
      expect(everyVariant(told.pages[4]?.text)).toContain(each.last.mender.did);
      expect(everyVariant(told.pages[8]?.text)).toContain(each.last.mender.fix(each.last.called, each.nook.noun));
    }
  });

  it('has one noise more on every page for the smallest', () => {
    for (const each of bound('too many ducks')) {
      const noises = each.callers.map((caller) => `${caller.nuisance.sound}!`);
      for (const count of [1, 2, 3]) {
        const text = everyVariant(tooMany.young(each).pages[count]?.text);
        for (const noise of noises.slice(0, count)) expect(text).toContain(noise);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { theShow, type TheShow } from './arc.ts';

const bound = (theme: string): TheShow[] =>
  TWENTY_SEEDS.flatMap((seed) => theShow.bind(companyOfTheme(theme, seed)) ?? []);

describe('the show', () => {
  it('tells one activity of several faults, by the seed', () => {
    expect(new Set(bound('a girl who loves ballet').map((each) => each.fault.id)).size).toBeGreaterThan(3);
    expect(new Set(bound('football').map((each) => each.fault.id)).size).toBeGreaterThan(1);
  });

  it('nobody is behind the curtain and beside the hero at once', () => {
    for (const each of bound('singing').filter(({ fault }) => fault.id === 'waves')) {
      const asks = theShow.middle(each).pages[7];
      expect(everyVariant(asks?.text)).not.toContain(each.smallest.name);
    }
  });

  it('has no winner', () => {
    for (const theme of ['football', 'sports day', 'ice skating']) {
      for (const each of bound(theme)) {
        const all = theShow.old(each).pages.map((page) => everyVariant(page.text));
        expect(all.join(' ')).not.toMatch(/\b(?:winner|first place|medal|trophy|beat the others)\b/i);
      }
    }
  });

  it.each(['football', 'a girl who loves ballet', 'baking', 'singing', 'the piano', 'climbing'])(
    '%s is sound at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = tellPictureBook({ theme, childName: 'Theo', age, details: null }, { seed: age });
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
      }
    },
  );

  it('is for things one does, not for fears and firsts', () => {
    expect(theShow.fits(understandTheme('football', 'Mia'))).toBeGreaterThan(0);
    expect(theShow.fits(understandTheme('afraid of swimming', 'Mia'))).toBe(0);
    expect(theShow.fits(understandTheme('hide and seek', 'Mia'))).toBe(0);
  });
});

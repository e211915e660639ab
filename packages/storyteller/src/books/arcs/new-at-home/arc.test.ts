import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { toldFaults } from '../../../../test/told-faults.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { newAtHome, type NewAtHome } from './arc.ts';

const bound = (theme: string): NewAtHome[] =>
  TWENTY_SEEDS.flatMap((seed) => newAtHome.bind(companyOfTheme(theme, seed)) ?? []);

describe('new at home', () => {
  it.each(['grandma moves to our house', 'our new puppy', 'a new baby brother', 'my cousin Amir moves in'])(
    'reads and looks right in every variant, at every age: %s',
    (theme) => {
      expect(toldFaults(newAtHome, theme)).toEqual([]);
    },
  );

  it.each([
    ['grandma moves to our house', 'Grandma'],
    ['Uncle Ben comes to live with us', 'Uncle Ben'],
  ])('%s: tells of the one who is new, and nothing else does', (theme, called) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });
      expect(book.arc).toBe('new-at-home');
      expect(book.pages.map((page) => page.text).join(' ')).toContain(called);
    }
  });

  it('the noise that was one too many is the one that is missed, and the one that ends the book', () => {
    for (const each of bound('our new puppy')) {
      const { pages } = newAtHome.middle(each);
      for (const page of [pages[3], pages.at(-1)]) expect(everyVariant(page?.text)).toContain(each.sixth.heard);
      expect(everyVariant(pages[7]?.text)).not.toContain(each.sixth.heard);
    }
  });

  it('a family that only does something together has nobody new', () => {
    for (const theme of ['a day with Grandpa', 'our dog Biscuit and me', 'my little sister Ada and me'])
      expect(bound(theme)).toEqual([]);
  });
});

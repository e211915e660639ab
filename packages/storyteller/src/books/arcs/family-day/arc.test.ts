import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { toldFaults } from '../../../../test/told-faults.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { familyDay, type FamilyDay } from './arc.ts';

const bound = (theme: string): FamilyDay[] =>
  TWENTY_SEEDS.flatMap((seed) => familyDay.bind(companyOfTheme(theme, seed)) ?? []);

describe('a family day', () => {
  it.each([
    'Grandpa and me',
    'our dog Biscuit and me',
    'me and my brother Leo build a den',
    'shopping with Mum',
    "dad's beard",
    "Grandad's stories",
    "my little brother's laugh",
    "Nana's new kitchen",
  ])('reads and looks right in every variant, at every age: %s', (theme) => {
    expect(toldFaults(familyDay, theme)).toEqual([]);
  });

  it.each([
    ['a day with my uncle Joe', 'Uncle Joe', 'adult'],
    ['Uncle Ben and me', 'Uncle Ben', 'adult'],
    ['my little sister Ada and me', 'Ada', 'other-child'],
    ['our dog Biscuit and me', 'Biscuit', 'animal'],
    ['my sister Ada and our cat Mog', 'Mog', 'animal'],
  ])('%s: who is named is in it under that name, and drawn', (theme, called, is) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });
      expect(book.arc).toBe('family-day');
      const there = book.cast.find((each) => each.name === called);
      expect(there?.is).toBe(is);
      expect(
        book.pages.filter((page) => page.scene.actors.some(({ who }) => who === there?.id)).length,
      ).toBeGreaterThan(1);
    }
  });

  it('what was no use on the first page is what helps', () => {
    for (const each of bound('washing the car with Daddy')) {
      const { pages } = familyDay.middle(each);
      expect(everyVariant(pages[0]?.text)).toContain(each.errand.odd.a);
      for (const text of [pages[7]?.text ?? ''].flat())
        expect(text.toLowerCase()).toContain(each.errand.odd.the.replace(/^the /, ''));
    }
  });

  it('goes nowhere when nothing is asked but to be together, and that is what is told', () => {
    const told = bound('Daddy and me').filter(({ isNothing }) => isNothing);
    expect(told.length).toBeGreaterThan(0);
    for (const each of told) {
      expect(each.lead.name).toBe('Daddy');
      expect(everyVariant(familyDay.middle(each).pages[8]?.text)).toContain('"Nothing,"');
      expect(everyVariant(familyDay.old(each).pages[10]?.text)).toContain('Did it get there?');
    }
    expect(bound('shopping with Mum').some(({ isNothing }) => isNothing)).toBe(false);
  });

  it('is about what somebody is known by, and in the end something else is like it', () => {
    for (const theme of ["dad's beard", "Grandad's stories"]) {
      const told = bound(theme);
      expect(told.length).toBeGreaterThan(0);
      for (const each of told) {
        const owned = each.owned;
        expect(owned?.what).toBe(theme.split("'s ")[1]);
        for (const { text } of familyDay.young(each).pages.slice(2, 5)) expect(everyVariant(text)).toMatch(/[Ll]ike/);
        expect(everyVariant(familyDay.middle(each).pages[8]?.text)).toContain(owned?.found);
        expect(everyVariant(familyDay.old(each).pages[9]?.text)).toContain(owned?.found);
      }
    }
    expect(bound('Daddy and me').every(({ owned }) => owned === null)).toBe(true);
  });

  it('does what the theme asks for', () => {
    for (const each of bound('me and my brother Leo build a den')) expect(each.errand.id).toBe('den');
    for (const each of bound('shopping with Mum')) expect(each.errand.id).toBe('shopping');
  });

  it('is not for what only belongs to somebody, nor for a pet by itself', () => {
    for (const theme of ["baking a cake for grandma's birthday", "grandad's old clock", 'a dog', 'our new puppy'])
      expect(familyDay.fits(understandTheme(theme, 'Mia'))).toBe(0);
  });
});

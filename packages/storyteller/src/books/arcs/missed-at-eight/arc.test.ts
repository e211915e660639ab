import { describe, expect, it } from 'vitest';
import { asMeant } from '../../as-meant.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { missedAtEight } from './arc.ts';

const fit = (theme: string): number => missedAtEight.fits(asMeant(understandTheme(theme, 'Mia')));

describe('what somebody does every day, and everybody goes by', () => {
  it.each([
    ['a mouse who rings the bell', 'rang the bell'],
    ['a panda who does karate', 'did karate'],
    ['a rooster who crows at midnight', 'crowed'],
    ['a hedgehog who rolls everywhere', 'rolled'],
    ['a bunny who hops too high', 'hopped very high'],
  ])('is done on the pages of "%s"', (theme, did) => {
    for (const age of [3, 6, 9]) {
      // What can be told of anything was told lately.
      const lately = { seed: age, recentArcs: ['the-one-about'] };
      const book = tellPictureBook({ theme, childName: 'Theo', age, details: null }, lately);
      expect(book.arc).toBe('missed-at-eight');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.filter((page) => page.text.includes(did)).length).toBeGreaterThanOrEqual(2);
    }
  });

  it.each([
    'a dragon who breathes fire',
    'a goat who eats the washing',
    'a cat who likes mice',
    'a magpie who steals spoons',
    'a duck who dances in the rain',
    'a mouse who goes to school',
    'an owl who is afraid of the dark',
  ])('is not for %s', (theme) => {
    expect(fit(theme)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { asMeant } from '../../as-meant.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { broughtByHand } from './arc.ts';

const fit = (theme: string): number => broughtByHand.fits(asMeant(understandTheme(theme, 'Mia')));

describe('a far place for whoever cannot go', () => {
  it.each([
    ['a tree who wants to see the sea', 'the sea'],
    ['a goldfish who wants to see the world', 'the world'],
    ['a lighthouse who wants to visit the city', 'the city'],
  ])('%s: it is brought, and nobody travels', (theme, place) => {
    expect(fit(theme)).toBeGreaterThan(12);
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Theo', age, details: null }, { seed: age });
      expect(book.arc).toBe('brought-by-hand');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(`${book.title} ${book.pages.map((each) => each.text).join(' ')}`.toLowerCase()).toContain(place);
      expect(new Set(book.pages.map((each) => each.scene.setting)).size).toBe(1);
    }
  });

  it.each(['a mouse who wants to see the sea', 'a tree who wants a friend', 'a star who wants to see the world'])(
    'is not for %s',
    (theme) => {
      expect(fit(theme)).toBe(0);
    },
  );
});

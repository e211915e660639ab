import { describe, expect, it } from 'vitest';
import { asMeant } from '../../as-meant.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { youShouldNotHave } from './arc.ts';

const fit = (theme: string): number => youShouldNotHave.fits(asMeant(understandTheme(theme, 'Mia')));

describe('what everybody gives, and nobody asked about', () => {
  it.each(['a bee who does not like flowers', 'a bear who does not like honey', 'a mouse who is tired of cheese'])(
    'is told of %s, with the thing itself on most pages',
    (theme) => {
      expect(fit(theme)).toBeGreaterThan(12);
      const thing = theme.split(' ').at(-1) ?? '';
      for (const age of [3, 6, 9]) {
        const book = tellPictureBook({ theme, childName: 'Theo', age, details: null }, { seed: age });
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.notManaged).toEqual([]);
        expect(book.arc).toBe('you-should-not-have');
        const pages = book.pages.filter((page) => page.text.toLowerCase().includes(thing));
        expect(pages.length).toBeGreaterThanOrEqual(4);
      }
    },
  );

  it.each([
    'a knight who is allergic to horses',
    'a fox who hates parties',
    'a king who does not like his crown',
    'a cat who hates the bath',
    'a bear who likes honey',
  ])('is not for %s', (theme) => {
    expect(fit(theme)).toBe(0);
  });
});

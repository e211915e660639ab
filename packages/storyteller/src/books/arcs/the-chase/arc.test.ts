import { describe, expect, it } from 'vitest';
import { asMeant } from '../../as-meant.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { theChase } from './arc.ts';

const fit = (theme: string): number => theChase.fits(asMeant(understandTheme(theme, 'Mia')));

describe('a chase', () => {
  it.each(['a hamster who escapes', 'a bus driver and a runaway cow', 'a goat gets loose at the fair'])(
    'is for whoever is off: %s',
    (theme) => {
      expect(fit(theme)).toBeGreaterThan(12);
    },
  );

  it.each([
    'a boy who runs away from home',
    'a mouse who runs away from a cat',
    'a penguin who runs away to join the circus',
    'a dog who ran off with the sausages',
    'a train that would not stop',
    'a horse who cannot run',
  ])('is not for %s', (theme) => {
    expect(fit(theme)).toBe(0);
  });

  it.each(['a bus driver and a runaway cow', 'a goat gets loose at the fair'])(
    '%s is sound at every age, and says what it was after',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = tellPictureBook({ theme, childName: 'Theo', age, details: null }, { seed: age });
        expect(book.arc).toBe('the-chase');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const [quarry] = book.pages[0]?.scene.things ?? [];
        const end = book.pages
          .slice(-4)
          .map((each) => each.text)
          .join(' ');
        expect(end).toContain(quarry);
      }
    },
  );
});

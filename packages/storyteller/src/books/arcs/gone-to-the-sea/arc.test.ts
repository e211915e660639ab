import { describe, expect, it } from 'vitest';
import { asMeant } from '../../as-meant.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { goneToTheSea } from './arc.ts';

const fit = (theme: string): number => goneToTheSea.fits(asMeant(understandTheme(theme, 'Mia')));

describe('a part that has gone to the sea', () => {
  it.each(['a tiger who lost his stripes', 'a fairy who lost her magic', 'a ladybird without spots'])(
    'is what somebody only has: %s',
    (theme) => {
      expect(fit(theme)).toBeGreaterThan(12);
    },
  );

  it.each(['a tiger who lost his hat', 'a fish who lost its stripes', 'a lost fairy', 'a house without lights'])(
    'is not for %s',
    (theme) => {
      expect(fit(theme)).toBe(0);
    },
  );

  it.each([
    ['a tiger who lost his stripes', 'lost-pattern'],
    ['a fairy who lost her magic', 'lost-magic'],
    ['a firefly who lost her glow', 'light-out'],
  ])('%s is sound at every age where its event was told, and the part comes home', (theme, event) => {
    const part = theme.split(' ').at(-1) ?? '';
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook(
        { theme, childName: 'Theo', age, details: null },
        { seed: age, recentArcs: [event, event] },
      );
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.arc).toBe('gone-to-the-sea');
      const end = book.pages.slice(-3).map((each) => each.text);
      expect(end.join(' ')).toContain(part);
      expect(book.notManaged).toEqual([]);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { asMeant } from '../../as-meant.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { itIsShy } from './arc.ts';

const fit = (theme: string): number => itIsShy.fits(asMeant(understandTheme(theme, 'Mia')));

describe('somebody who will not, and something that is shy', () => {
  it('a child who says so of its own hair is heard', () => {
    expect(fit("I don't want to brush my hair")).toBeGreaterThan(12);
  });

  it.each([
    ["a bear who won't brush his hair", 'brush'],
    ["a pig who won't wash", 'bath'],
  ])('%s is told from the side of the %s, at every age', (theme, thing) => {
    expect(fit(theme)).toBeGreaterThan(12);
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Theo', age, details: null }, { seed: age });
      expect(book.arc).toBe('it-is-shy');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((each) => each.text).join(' ')).toContain(thing);
    }
  });

  it.each([
    'a bear who hates carrots',
    'a princess who hates dresses',
    "a knight who won't take off his helmet",
    'a king who brushes his teeth',
    "a dragon who won't go to bed",
  ])('is not for %s', (theme) => {
    expect(fit(theme)).toBe(0);
  });
});

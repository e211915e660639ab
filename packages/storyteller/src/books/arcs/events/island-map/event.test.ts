import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Nell', age, details }, { seed: age });

describe('a map that leads to an island', () => {
  it.each([
    'sisters who follow a map to an island',
    'two brothers find a treasure map of an island',
    'my girls sail to an island with an old map',
  ])('%s: is followed by two, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(book.arc).toBe('island-map');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages[0]?.text).toMatch(/Nell.*map|map.*Nell/);
      expect(text).toContain('island');
      expect(text).toMatch(/big step, small step/i);
      expect(text).toMatch(/Nell's (?:sister|brother)/);
    }
  });

  it('the sister whom the parent names has the other half of the steps, and the shorter legs when she is little', () => {
    const { pages } = told('sisters who follow a map to an island', 6, 'little sister Ivy');
    expect(pages.filter((page) => page.text.includes('Ivy')).length).toBeGreaterThan(7);
    expect(pages.map((page) => page.text).join(' ')).toMatch(/said Ivy|Ivy counted/);
  });

  it.each(['a treasure map in the garden', 'pirates look for an island on a map', 'an island that moves'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('island-map');
    },
  );
});

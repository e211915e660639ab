import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Tess', age, details: null }, { seed: age });

describe('half a map', () => {
  it.each([
    'pirates looking for treasure but the map is ripped in half and the other half belongs to her enemy',
    'the map is torn in two',
    'two rival pirates have to work together to find the treasure',
    'a girl finds half of a treasure map',
  ])('%s makes a cross when somebody goes first, soundly, at every age', (theme) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('half-a-map');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/Tess.*half.*cross.*(?:treasure|chest)/isu);
    }
  });

  it.each(['a treasure map in the attic', 'half a biscuit', 'pirates looking for treasure'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('half-a-map');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, seed = age) =>
  tellPictureBook({ theme, childName: 'Leo', age, details: null }, { seed });

describe('right round the world', () => {
  it.each([
    ['sailing round the world', 'boat'],
    ['Leo sails round the world in a bathtub', 'bathtub'],
    ['around the world in a hot air balloon', 'balloon'],
  ])('%s comes home from the other side, soundly, at every age, in both wordings', (theme, what) => {
    for (const age of [3, 6, 9])
      for (const seed of [1, 2, 3]) {
        const book = told(theme, age, seed);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(book.arc).toBe('round-the-world');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(text).toContain(what);
        expect(book.pages.filter((page) => page.text.includes('Leo')).length).toBeGreaterThan(4);
        expect(book.notManaged).toEqual([]);
      }
  });

  it.each(['children around the world', 'a boat trip with grandad', 'food from around the world'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('round-the-world');
    },
  );
});

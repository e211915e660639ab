import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a wood that has to move', () => {
  it.each([
    'the animals of the wood must find a new home',
    'the trees are being cut down and the animals need a new home',
    'a squirrel whose forest is chopped down',
  ])('%s finds one in slices, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('new-wood');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const all = book.pages.map((page) => page.text).join(' ');
      expect(all).toContain('Ada');
      expect(all).toMatch(/wood in bits|new home|must move|slices|drawers|boxes|a wood/);
    }
  });

  it.each(['we are moving to a new home', 'a walk in the woods', 'a lost puppy finds a home'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('new-wood');
    },
  );
});

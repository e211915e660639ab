import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who finds a family', () => {
  it.each([
    ['the lost penguin who finds a family', 'penguin'],
    ['a stray dog who wants a home', 'dog'],
    ['a puppy with no home finds a family', 'puppy'],
    ['a little rabbit looking for a family', 'rabbit'],
  ])('%s is counted in, soundly, at every age', (theme, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('counted-in');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages[0]?.text).toContain(who);
      expect(book.pages.at(-1)?.text).toMatch(/three/i);
    }
  });

  it('is never the child', () => {
    for (const theme of ['a stray cat looking for a home', 'Ada finds a stray cat and gives it a home']) {
      const book = told(theme, 4);
      expect(book.arc).toBe('counted-in');
      expect(book.pages[0]?.text).not.toContain('Ada');
    }
  });

  it.each(['a lamb who cannot find his mummy', 'a hermit crab looks for a new home', 'a bird finds her way home'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('counted-in');
    },
  );
});

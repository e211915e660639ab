import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody keeps bees', () => {
  it.each([
    'Grandpa is a beekeeper',
    'a beehive at the bottom of the garden',
    "grandad's bees",
    'a visit to a beekeeper',
  ])('%s is told to the bees, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('tell-the-bees');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bhive\b.*\bwag/is);
    }
  });

  it('is kept by whom the family says, else by a neighbour', () => {
    expect(told('Grandpa is a beekeeper', 6).pages[0]?.text).toContain('Grandpa');
    expect(told('a beehive at the bottom of the garden', 6).pages[0]?.text).toContain('Mrs Reed');
  });

  it.each(['a bee who cannot find any flowers', 'a bee stung me', 'how do bees make honey', 'scared of bees'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('tell-the-bees');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two who sell the same against each other', () => {
  it.each([
    ['two rival bakers whose cakes fall in love', /in love/],
    ['two friends run a lemonade stand against each other and both end up with no customers', /no customers/],
    ['two rival ice cream vans', /ice cream van/],
    ['two cake shops on opposite sides of the street', /cake shop/],
  ])('%s: each has half of what it takes, and it is done in the middle of the road', (theme, shown) => {
    for (const age of [6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('across-the-road');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(shown);
    }
  });

  it('the smallest meet in the middle', () => {
    const book = told('two rival bakers whose cakes fall in love', 3);
    expect(book.arc).toBe('across-the-road');
    expect(book.findings.filter((each) => each.hard)).toEqual([]);
    expect(book.pages.map((page) => page.text).join(' ')).toMatch(/middle|road/);
  });

  // Who is no seller, what belongs to somebody else, and more than is told here.
  it.each([
    'two rival wizards',
    'two bakers whose dogs fall in love',
    'a lemonade stand',
    'two friends who bake a cake together',
    'two rival bakers and the mouse who lives between them',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('across-the-road');
  });
});

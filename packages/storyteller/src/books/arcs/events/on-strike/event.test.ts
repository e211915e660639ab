import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('all of a kind are on strike', () => {
  it.each([
    ['the chickens stop laying eggs and go on strike', /the chickens/, /\beggs?\b/],
    ['our hens have had enough', /the hens/, /\beggs?\b/],
    ['the crayons go on strike', /the crayons/, /pictures?/],
    ['the day the colours went on strike', /the colours/, /colours? (?:today|of)|spot of colour/],
    ['all the toys go on strike', /the toys/, /games?/],
    ['the vegetables go on strike', /the vegetables/, /soup/],
    ['the cows are on strike and there is no milk', /the cows/, /milk/],
    ['penguins on strike', /the penguins/, /parades?/],
    ['the robots go on strike', /the robots/, /floors?/],
  ])('%s: the child reads their sign, soundly, at every age', (theme, who, goods) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('on-strike');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(who);
      expect(text).toMatch(goods);
      expect(text).toMatch(/\bsea\b/);
    }
  });

  it('calls the boss as the parent does', () => {
    const book = told('the chickens go on strike', 4, 'we have 4, Hettie is the boss');
    expect(book.pages.map((page) => page.text).join(' ')).toContain('Hettie is the boss');
  });

  it.each(['the washing machine goes on strike', 'a hen who cannot lay an egg', 'lightning strikes the tree'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('on-strike');
    },
  );
});

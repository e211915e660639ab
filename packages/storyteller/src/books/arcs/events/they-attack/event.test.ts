import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('something that attacks', () => {
  it.each([
    ['killer tomatoes', 'terrible tomatoes'],
    ['the tomatoes attack', 'tomatoes'],
    ['attack of the giant bananas', 'bananas'],
    ['zombie carrots', 'zombie carrots'],
    ['the socks are chasing us', 'socks'],
    ['the vegetables take over the town', 'vegetables'],
  ])('%s: it was only a hat, soundly, at every age', (theme, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'they-attack']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(who);
      expect(text).toMatch(/a hat/i);
    }
  });

  it.each(['growing tomatoes with grandad', 'a pancake that rolled away', 'a giant pumpkin', 'eating my peas'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('they-attack');
    },
  );
});

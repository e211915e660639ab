import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a windy day', () => {
  it.each([
    ['the wind blew away my hat', 'hat'],
    ['the kite that got away', 'kite'],
    ["grandma's umbrella blew away", 'umbrella'],
    ['a bear whose scarf blows away', 'scarf'],
    ["the wind that stole everybody's hats", 'hat'],
    ['a very windy day', 'kite'],
  ])('%s takes something along, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('windy');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a windy picnic with grandma', 'a boat with the wind in its sails', 'a balloon that blew away'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('windy');
    },
  );
});

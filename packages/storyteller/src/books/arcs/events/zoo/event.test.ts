import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a day at the zoo', () => {
  it.each([
    ['a trip to the zoo with grandma', 'tiger'],
    ['the aquarium', 'octopus'],
    ['visit to aquariam', 'octopus'],
    ['going to sea life', 'sea life centre'],
    ['safari park', 'lion'],
    ["the zookeeper's day", 'keeper'],
    ['a polar bear at the zoo', 'polar bear'],
  ])('%s is the day it gets up, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('zoo');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a monkey escapes from the zoo', 'lost at the zoo', 'a trip to the farm'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('zoo');
  });
});

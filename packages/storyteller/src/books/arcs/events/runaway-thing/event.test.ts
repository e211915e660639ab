import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('something of the house that runs away', () => {
  it.each([
    ['a runaway sofa', /Stop that sofa!.*sea.*START that sofa!/s],
    ['the fridge that ran away', /Stop that fridge!.*sea.*START that fridge!/s],
    ['a toilet roll that runs away', /Is it coming\?.*tube.*[Tt]o get to the bottom/s],
  ])('%s, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'runaway-thing']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(words);
    }
  });

  it.each(['a runaway pancake', 'a penguin in our fridge', 'the dog who ate the sofa'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('runaway-thing');
  });
});

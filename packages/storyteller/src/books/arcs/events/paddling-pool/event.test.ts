import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a paddling pool', () => {
  it.each([
    ['Ada goes to the paddling pool', /paddling pool/],
    ['the paddling pool with grandma', /Grandma/],
    ['a bear in the paddling pool', /bear/],
  ])('%s has too little water, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('paddling-pool');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['learning to swim', 'a shark in the paddling pool'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('paddling-pool');
  });
});

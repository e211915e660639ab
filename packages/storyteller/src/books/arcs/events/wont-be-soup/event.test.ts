import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('something that will not be soup', () => {
  it.each([
    ['the pumpkin who did not want to be soup', 'soup'],
    ["a potato who didn't want to be chips", 'chips'],
    ['a carrot who does not want to be eaten', 'carrot'],
  ])('%s holds the door instead, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wont-be-soup');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it('says no more of a carrot than a carrot can do', () => {
    for (const age of [3, 6, 9])
      for (const seed of [1, 2, 3]) {
        const theme = 'a carrot who does not want to be soup';
        const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed });
        expect(book.pages.map((page) => page.text).join(' ')).not.toMatch(/heavy|over both eyes|headache|two days/i);
      }
  });

  it.each(['pumpkin soup with grandma', 'a mouse who does not want to be eaten'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('wont-be-soup');
  });
});

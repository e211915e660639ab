import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('something buried that nobody finds again', () => {
  it.each([
    ['a squirrel who forgot where he buried his nuts', /nuts/],
    ["a dog who buried his bone and can't find it", /bone/],
    ["the squirrel who couldn't find her acorns", /acorns/],
    ['a fox who forgot where she hid her food', /food/],
  ])('%s is looked for by marks that have moved, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('buried');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map(({ text }) => text).join(' ')).toMatch(word);
    }
  });

  it.each(['a pirate who forgot where he buried his treasure', 'a squirrel who shares his nuts', 'a lost bone'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('buried');
    },
  );
});

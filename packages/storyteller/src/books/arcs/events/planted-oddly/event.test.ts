import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('something odd that is planted', () => {
  it.each([
    ['Ada plants a button and it grows', /button/i],
    ['a bear who planted a biscuit', /biscuit/i],
    ['planting a sock in the garden', /sock/i],
  ])('%s: it grows, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('planted-oddly');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['planting a sunflower', 'the odd sock that nobody wants', 'her shoes are too small now she grows'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('planted-oddly');
    },
  );
});

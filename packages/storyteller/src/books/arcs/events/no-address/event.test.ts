import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a parcel with no address', () => {
  it.each([
    ['the parcel with no address', 'parcel'],
    ['a letter that got lost in the post', 'letter'],
    ['a fox finds a mysterious parcel', 'parcel'],
  ])('%s comes to whom it was meant for, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('no-address');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a letter to father christmas', 'learning the letters of the alphabet'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('no-address');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('lost stripes', () => {
  it.each([
    ['a zebra who lost her stripes', 'stripes'],
    ['a ladybird who lost her spots', 'spots'],
    ['a tiger whose stripes washed off in the rain', 'rain'],
  ])('%s has them again, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lost-pattern');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a child with chickenpox spots', 'a thief who stole the stripes'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('lost-pattern');
  });
});

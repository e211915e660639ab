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

  it.each(['a ladybird who lost one spot', 'a ladybug who lost one of her spots'])('%s misses just one', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lost-pattern');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/seven spots|the only Seven/iu);
    }
  });

  it('knows a ladybird by its spots, also where the theme does not name them', () => {
    const text = told('a plain ladybird', 6)
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).toContain('spots');
    expect(text).not.toContain('stripe');
  });

  it.each(['a child with chickenpox spots', 'a thief who stole the stripes'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('lost-pattern');
  });
});

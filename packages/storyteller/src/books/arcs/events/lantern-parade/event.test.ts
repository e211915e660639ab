import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a lantern for the parade', () => {
  it.each([
    ['making lanterns for the autumn parade', /autumn parade/],
    ['the lantern walk with nursery', /lantern/],
    ['a bear makes a paper lantern', /bear/],
  ])('%s has too much on it, and then holes, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lantern-parade');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['a magic lantern', 'a lost lantern'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('lantern-parade');
  });
});

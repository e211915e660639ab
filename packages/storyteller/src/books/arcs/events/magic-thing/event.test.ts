import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a magic thing', () => {
  it.each([
    ['a magic stone', /the stone/],
    ['magic shoes', /the shoes/],
    ["grandpa's magic hat", /Grandpa/],
    ['a rabbit finds a magic button', /rabbit/],
    ['the enchanted violin', /the violin/],
  ])('%s takes one at one’s word, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('magic-thing');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['a magic carpet', 'a magic trick', 'a magic pencil', 'the magic show'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('magic-thing');
  });
});

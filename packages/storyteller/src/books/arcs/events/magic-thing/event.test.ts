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

  it.each([
    "magic shoes that make you run so fast you can't stop",
    'a fox finds magic boots and runs too fast',
    'magic trainers that make him run too fast',
  ])('%s are told of as shoes that run, and of a seat that is brought', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('magic-thing');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/wheelbarrow/);
    }
  });

  it.each(['a magic carpet', 'a magic trick', 'a magic pencil', 'the magic show'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('magic-thing');
  });
});

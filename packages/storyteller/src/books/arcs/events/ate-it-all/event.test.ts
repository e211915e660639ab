import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who ate it all', () => {
  it.each([
    ['the cat who ate too much', 'supper'],
    ['the dragon who ate all the books', 'books'],
    ['a whale who swallowed the ship', 'ship'],
    ['the monkey who ate all the bananas', 'bananas'],
  ])('%s has a tummy that tells of it, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('ate-it-all');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toContain('tummy');
    }
  });

  it.each([
    'who ate the cake?',
    'the boy who only ate pasta',
    'a caterpillar who eats everything',
    'eating too many sweets',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('ate-it-all');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('pancakes', () => {
  it.each([
    ['making pancakes with dad', 'pancake'],
    ['pancakes for breakfast', 'pancake'],
    ['a bear makes pancakes', 'Bear'],
    ['tossing pancakes with my sister', 'pancake'],
    ['pancake day', 'pancake'],
  ])('%s is told as it goes, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('pancakes');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(new RegExp(word, 'i'));
    }
  });

  it.each([
    'a runaway pancake who ran away',
    'the pancake race',
    'a dragon who likes pancakes',
    'baking bread with dad',
  ])('%s is another story', (theme) => {
    expect(told(theme, 6).arc).not.toBe('pancakes');
  });
});

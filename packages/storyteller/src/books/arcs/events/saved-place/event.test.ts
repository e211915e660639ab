import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a place that is to go', () => {
  it.each([
    ['saving the park from being built on', 'houses'],
    ['the last tree in the city', 'last tree in the city'],
    ['they want to cut down our tree', 'tree'],
  ])('%s stays, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('saved-place');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['saving the library', 'a treehouse', 'saving the forest from a dragon'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('saved-place');
  });
});

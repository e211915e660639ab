import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a treasure map', () => {
  it.each([
    ['a map in an old book', 'map'],
    ['a treasure map in the attic', 'in the attic'],
    ['a treasure hunt with my cousin Tom', 'cousin Tom'],
    ['a rabbit and a badger find a treasure map', 'badger'],
    ['a key that fits nothing', 'clock'],
    ['a bear finds a key', 'bear'],
  ])('%s leads somewhere, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('treasure-map');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each([
    ["a treasure map in grandpa's old coat", /Grandpa's old coat/],
    ["a treasure map in granny's old suitcase", /Granny's old suitcase/],
  ])('%s is walked by whoever is as big as its maker was, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('treasure-map');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(words);
      expect(text).toMatch(/steps/);
    }
  });

  it.each(['pirates and a treasure map', 'a message in a bottle', 'an easter egg hunt', 'a key to a secret door'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('treasure-map');
    },
  );
});

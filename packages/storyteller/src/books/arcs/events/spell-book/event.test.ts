import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a lost spell book', () => {
  it.each([
    'a wizard who has lost his spell book',
    "a witch who can't find her spell book",
    'the missing spell book',
    'a spell book that flies away',
  ])('%s is read to the end, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('spell-book');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/spell book.*again/s);
    }
  });

  it.each(['a spell book at the library', 'a lost story book', 'a witch who mixes up her spells'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('spell-book');
    },
  );
});

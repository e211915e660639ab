import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who is too big', () => {
  it.each([
    ['a giraffe who is too tall', 'tall'],
    ['an elephant who is too big', 'big'],
    ['the tallest giraffe', 'giraffe'],
    ['a dragon who is too big for everything', 'dragon'],
    ['a dinosaur too big for the house', 'dinosaur'],
    ['a dinosaur who is too big for every hiding place', 'dinosaur'],
  ])('%s is told soundly at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('too-big');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a mouse who wants to be bigger', 'my coat is too big', 'a whale too big for the pool', 'the biggest cake'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('too-big');
    },
  );
});

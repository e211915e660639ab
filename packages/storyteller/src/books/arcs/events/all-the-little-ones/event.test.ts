import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('small animals, and no more', () => {
  it.each([
    ['bunny rabbits', /bunny rabbit/],
    ['bunnies', /bunn/],
    ['little ducklings', /duckling/],
    ['piglets', /piglet/],
    ['kittens playing in the garden', /kitten/],
  ])('%s are counted into bed, soundly, at every age', (theme, word) => {
    for (const age of [2, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'all-the-little-ones']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(word);
      expect(text).toMatch(/number five/);
    }
  });

  it.each(['a rabbit who lost her hop', 'we are getting a kitten', 'ducklings crossing the road'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('all-the-little-ones');
    },
  );
});

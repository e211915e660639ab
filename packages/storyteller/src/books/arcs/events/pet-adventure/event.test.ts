import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('an adventure with the own dog', () => {
  it.each([
    ['an adventure with my dog Max', /Max/],
    ['Mia and her cat Luna go on an adventure', /Luna/],
    ['a girl and her horse', /horse/],
  ])('%s is smelled out and smelled home, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('pet-adventure');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['my dog died', 'a new puppy', 'a dog who wants to fly'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('pet-adventure');
  });
});

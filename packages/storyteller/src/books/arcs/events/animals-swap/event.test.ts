import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('animals of a zoo that have changed places', () => {
  it.each([
    'trip to the zoo where the animals swap places',
    'the animals at the zoo all swap homes',
    'a mouse goes to the zoo where the animals have swapped cages',
    'all the zoo animals are in the wrong cages',
  ])('%s: each goes home to its supper, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'animals-swap']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/penguin.*monkey.*elephant.*supper.*window/s);
    }
  });

  it.each(['a trip to the zoo', 'a cat and a dog swap places', 'the animals swap voices'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('animals-swap');
  });
});

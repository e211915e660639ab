import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a race', () => {
  it.each([
    ['a snail who enters a race against a hare', 'hare'],
    ['a tortoise trains for the big race', 'tortoise'],
    ['a racing car that wants to go slow', 'sign'],
  ])('%s is run, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('race');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['an egg and spoon race', 'a space race to the moon', 'a fast red racing car'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('race');
  });
});

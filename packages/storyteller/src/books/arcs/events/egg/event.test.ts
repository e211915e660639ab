import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an egg', () => {
  it.each([
    ['baby dinosaur hatches from an egg', 'dinosaur'],
    ['a mysterious egg in the garden', 'duckling'],
    ['a dragon egg that will not hatch', 'dragon'],
  ])('%s hatches, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('egg');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['an easter egg hunt', 'boiled eggs for breakfast', 'an egg and spoon race'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('egg');
  });
});

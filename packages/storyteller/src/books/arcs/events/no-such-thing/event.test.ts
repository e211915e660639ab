import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a portal behind the coats', () => {
  it.each([
    ['a portal in the wardrobe to a world of dragons', 'dragon'],
    ['Ada finds a magic portal to a land of unicorns', 'unicorn'],
    ['the wardrobe leads to another world', 'wardrobe'],
  ])('%s: the child goes through it, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('no-such-thing');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages[0]?.text).toContain('Ada');
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a monster in the wardrobe', 'a time machine to the dinosaurs', 'kittens in the wardrobe'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('no-such-thing');
    },
  );
});

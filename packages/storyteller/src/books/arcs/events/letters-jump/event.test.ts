import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('letters that jump about', () => {
  it.each(['letters that jump about', 'my son is dyslexic', 'a fox who finds it hard to read', 'spelling tests'])(
    '%s finds a garden, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('letters-jump');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/GARDEN.*strawberry/s);
      }
    },
  );

  it.each(['a letter in the post', 'a wizard who cannot spell his spells', 'a frog who jumps the highest'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('letters-jump');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a world of blocks', () => {
  it.each(['a world made of blocks where you can build anything', 'the square world', 'going into minecraft'])(
    '%s: what was taken is given back, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('block-world');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toMatch(/block/);
        expect(text).toMatch(/gold/);
        expect(text).not.toMatch(/minecraft/i);
      }
    },
  );

  it.each(['my tower of blocks keeps falling down', 'a minecraft birthday party', 'a world made of sweets'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('block-world');
    },
  );
});

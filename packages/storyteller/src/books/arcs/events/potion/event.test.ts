import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a potion', () => {
  it.each(['potion class', 'a potion lesson goes wrong', 'a witch mixes a magic potion', 'Ada mixes a magic potion'])(
    '%s, goes the other way round, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('potion');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toContain('pumpkin');
      }
    },
  );

  it.each(['a potion that turns dad into a frog', 'an invisible potion', 'baking a cake'])(
    '%s is another story',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('potion');
    },
  );
});

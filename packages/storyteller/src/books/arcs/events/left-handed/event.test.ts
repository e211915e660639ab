import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('left-handed', () => {
  it.each(['I am left handed', 'a left-handed dragon', 'my daughter smudges her writing because she is left handed'])(
    '%s finds another side to sit on, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('left-handed');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bleft\b.*\bscissors\b.*\bother side\b/is);
      }
    },
  );

  it.each(['turn left at the library', 'holding hands with Grandma', 'my left hand is in plaster'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('left-handed');
    },
  );
});

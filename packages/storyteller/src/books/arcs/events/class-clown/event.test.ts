import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('class clown', () => {
  it.each(['the class clown', 'my son is the class clown', 'a monkey who makes everyone laugh in class'])(
    '%s puts on a basket, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('class-clown');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bbasket\b/);
      }
    },
  );

  it.each(['a clown at the circus', 'a king who never laughs', 'they laughed at me in class', 'scared of clowns'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('class-clown');
    },
  );
});

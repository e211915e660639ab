import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('builders in', () => {
  it.each(['builders in our kitchen', 'no hot water', 'scaffolding on our house'])(
    '%s opens a wall, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('builders-in');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bwall\b/);
      }
    },
  );

  it('says what there is to be done', () => {
    expect(told('no hot water', 6).pages[0]?.text).toMatch(/water/);
    expect(told('builders in our kitchen', 6).pages[0]?.text).toMatch(/new kitchen/);
  });

  it.each(['diggers on a building site', 'a mouse in a hole in the wall', 'Ada wants to be a builder'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('builders-in');
    },
  );
});

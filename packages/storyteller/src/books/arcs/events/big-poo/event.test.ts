import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a poo that nobody wants', () => {
  it.each(['poo', 'the biggest poo in the world', 'a funny story about poo', 'horse poo'])(
    '%s makes something grow, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('big-poo');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/poo[\s\S]*pumpkin/u);
      }
    },
  );

  it('makes it a hero who wants to be one', () => {
    for (const age of [3, 6, 9]) {
      const book = told('a poo that wants to be a superhero', age);
      expect(book.arc).toBe('big-poo');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/superhero[\s\S]*pumpkin/u);
    }
  });

  it.each(['learning to poo on the potty', 'scared to do a poo on the toilet', 'Winnie the Pooh'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 4).arc).not.toBe('big-poo');
    },
  );
});

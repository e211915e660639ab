import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('twins who are taken for each other', () => {
  it.each(['twins day', 'everyone mixes up the twins', 'twin bears nobody can tell apart'])(
    '%s have hats, and somebody who needs none, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('which-twin');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.notManaged).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\btwins\b/);
      }
    },
  );

  it.each(['twins who share a room', 'my twin brother is in a different class'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('which-twin');
  });
});

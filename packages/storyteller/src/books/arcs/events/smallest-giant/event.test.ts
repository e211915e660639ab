import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a giant who is small', () => {
  it.each(['the smallest giant', 'a giant who is too small', 'a tiny giant'])(
    '%s: is the right size to see both, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect([theme, age, book.arc]).toEqual([theme, age, 'smallest-giant']);
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/(?:foot|sole).*STOP.*window.*(?:right|size)/s);
      }
    },
  );

  it.each(['a lonely giant', 'the smallest dinosaur', 'a giant pumpkin'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('smallest-giant');
  });
});

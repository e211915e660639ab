import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a pumpkin that is not to be carved', () => {
  it.each(["a pumpkin that doesn't want to be carved", 'a pumpkin that must not be carved', "don't carve my pumpkin"])(
    '%s: the holes go into a box, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect([theme, age, book.arc]).toEqual([theme, age, 'no-holes']);
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/hole.*box.*torch.*(?:seeds|letters)/is);
      }
    },
  );

  it.each(['carving a pumpkin with Dad', 'a giant pumpkin', 'Halloween'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('no-holes');
  });
});

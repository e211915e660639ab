import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a lamplighter', () => {
  it.each(['the lamplighter', 'a mouse who is a lamplighter', 'the man who lights the street lamps'])(
    '%s: somebody lights the last lamp, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect([theme, age, book.arc]).toEqual([theme, age, 'last-lamp']);
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toMatch(/lamplighter/);
        expect(text).toMatch(/last lamp|nineteen|Nineteen/);
      }
    },
  );

  it.each(['a lantern parade', 'a lighthouse keeper', 'a power cut'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('last-lamp');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an invisible friend', () => {
  it.each(['an invisible friend', "Ada's imaginary friend"])('%s has a chair, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('invisible-friend');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain('chair');
    }
  });

  it.each([3, 6, 9])('is of the kind and has the name that the theme gives it, at %i', (age) => {
    const book = told('my imaginary friend is a walrus called Bob', age);
    const text = book.pages.map((page) => page.text).join(' ');
    expect(book.arc).toBe('invisible-friend');
    expect(text).toMatch(/\bwalrus\b/);
    expect(text).toMatch(/\bBob\b/);
    expect(book.notManaged).toEqual([]);
  });

  it.each(['Ada becomes invisible', 'Ada makes a new friend'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('invisible-friend');
  });
});

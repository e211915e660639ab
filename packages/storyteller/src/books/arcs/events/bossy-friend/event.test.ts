import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('bossy friend', () => {
  it.each(['my friend is bossy', 'she always decides what we play', 'a bossy duck'])(
    '%s ends with another dog, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('bossy-friend');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bcrown\b/);
      }
    },
  );

  it('gives the crown to whoever the theme says is bossy, and else to nobody of the family', () => {
    expect(told('a bossy duck', 6).pages[0]?.text).toMatch(/the duck\b.*\bAda\b/);
    expect(told('my friend is bossy', 6).pages[0]?.text).toMatch(/Ada, who had been the dog|told Ada\b/);
  });

  it.each(['my bossy sister', 'my friend will not share', 'my friend is bossy and mean to me'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('bossy-friend');
    },
  );
});

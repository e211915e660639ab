import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody with wings who cannot fly yet', () => {
  it.each(["a dragon who can't fly", 'a little owl learning to fly', "a baby bird's first flight"])(
    '%s looks up at a kite in the end, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('learns-to-fly');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.notManaged).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/kite/);
      }
    },
  );

  it.each(["a worm who can't fly", 'an owl who is afraid to fly', "a bird with a broken wing who can't fly"])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('learns-to-fly');
    },
  );

  it.each([3, 6, 9])(
    'where nobody is named at age %i, it is a bird who learns it, and the child has the kite',
    (age) => {
      const book = told('learning to fly', age);
      expect(book.arc).toBe('learns-to-fly');
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/ the baby bird\b/);
      expect(text).toMatch(/\bAda\b.*\bkite\b/s);
      expect(text).not.toMatch(/Ada (?:flaps|flapped|is learning)/);
    },
  );
});

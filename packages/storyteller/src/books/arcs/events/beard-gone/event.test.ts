import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a beard that is shaved off', () => {
  it.each(["Daddy's beard is gone", 'daddy has shaved off his beard', "grandad's moustache has gone"])(
    '%s is known by all that is left, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('beard-gone');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\b(?:Daddy|Grandad)\b/);
      }
    },
  );

  it.each(['a wizard with a very long beard', 'father christmas lost his beard', 'daddy is away'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('beard-gone');
    },
  );
});

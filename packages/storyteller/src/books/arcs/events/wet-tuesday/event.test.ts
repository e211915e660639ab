import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a shop that sells memories', () => {
  it.each(['a shop that sells memories', 'the memory shop', 'a boy who swaps a memory for another one'])(
    '%s: one is given for another, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('wet-tuesday');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bduck\b/);
      }
    },
  );

  it.each(['an elephant with a bad memory', 'Grandad is losing his memory', 'a shop that sells magic'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('wet-tuesday');
    },
  );
});

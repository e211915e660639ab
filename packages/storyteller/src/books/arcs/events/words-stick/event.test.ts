import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('words that get stuck', () => {
  it.each(['a bear who stammers', 'my son has a stutter', "Ada's words get stuck", 'everybody finishes his sentences'])(
    '%s is waited for, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('words-stick');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\b(?:drank|Pear)\b/);
      }
    },
  );

  it.each(['a parrot who repeats everything', 'children tease him for his stammer', 'a car with a stuttering engine'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('words-stick');
    },
  );
});

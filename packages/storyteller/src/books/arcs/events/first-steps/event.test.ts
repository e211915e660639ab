import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the first steps of somebody small', () => {
  it.each(["my baby sister's first steps", 'my little brother Ned learns to walk', 'the day the baby walked'])(
    '%s are for one who walks away, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('first-steps');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\b[Pp]at\b/);
      }
    },
  );

  it('calls somebody small by the name that the theme tells', () => {
    expect(told('my little brother Ned learns to walk', 6).pages[1]?.text).toMatch(/\bNed\b/);
  });

  it.each(['first steps on the moon', 'a foal takes its first steps', 'a new baby sister'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('first-steps');
    },
  );
});

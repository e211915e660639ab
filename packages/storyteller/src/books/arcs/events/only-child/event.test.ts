import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an only child', () => {
  it.each(['being an only child', 'I have no brothers or sisters', 'a little bear who is an only child'])(
    '%s is found out, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('only-child');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bNobody\b.*\bcup\b/s);
      }
    },
  );

  it('says of the reader nothing about a family', () => {
    expect(
      told('a little bear who is an only child', 6)
        .pages.map((page) => page.text)
        .join(' '),
    ).not.toMatch(/four of us/);
  });

  it.each(['a new baby brother', 'fighting with my sister', 'the only child in the village who could fly'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('only-child');
    },
  );
});

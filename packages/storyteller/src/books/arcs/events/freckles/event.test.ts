import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
const textOf = (theme: string, age: number) =>
  told(theme, age)
    .pages.map((page) => page.text)
    .join(' ');

describe('freckles', () => {
  it.each(['freckles', 'a girl with curly hair', 'a dragon with freckles', 'the gap in my teeth'])(
    '%s waits with a sandwich, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('freckles');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bsandwich\b/);
      }
    },
  );

  it('is about what the theme says', () => {
    expect(textOf('my freckles', 6)).toMatch(/\bfreckles\b.*\bgiraffe\b/is);
    expect(textOf('a boy with ginger hair', 6)).toMatch(/\bginger hair\b.*\bfox\b/is);
    expect(textOf('my birthmark', 6)).toMatch(/\bbirthmark\b.*\bcow\b/is);
  });

  it.each(['a haircut', 'a girl with red hair finds a treasure', 'a wobbly tooth', 'a hedgehog curls up'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('freckles');
    },
  );
});

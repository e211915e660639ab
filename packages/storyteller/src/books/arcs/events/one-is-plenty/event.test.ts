import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a very old birthday', () => {
  it.each([
    ['great granny is 100', 'Great-Granny', 'hundred', 'inety-nine'],
    ["grandpa's 80th birthday", 'Grandpa', 'eighty', 'eventy-nine'],
    ['my great-grandma turns 95', 'Great-Grandma', 'ninety-five', 'inety-four'],
    ['nana is turning seventy', 'Nana', 'seventy', 'ixty-nine'],
  ])('%s: the child counts, and leaves one out, soundly, at every age', (theme, who, all, lessOne) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('one-is-plenty');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      for (const word of [who, all, lessOne, 'Ada']) expect(text).toContain(word);
    }
  });

  it('is on the day that the theme names, with its capital', () => {
    const text = JSON.stringify(told('grandma turns seventy on sunday', 6).pages);
    expect(text).toContain('On Sunday the bell rang');
    expect(text).not.toMatch(/sunday|Saturday/);
  });

  it.each(['a hundred rooms', 'turning 5', 'granny forgets things', 'counting to a hundred'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('one-is-plenty');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a part at a wedding', () => {
  it.each([
    ["Ada is a flower girl at her aunt's wedding", /flower girl/],
    ['a page boy at a wedding', /page boy/],
    ['a mouse goes to a wedding', /mouse/],
  ])('%s is walked in new shoes, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wedding');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['baking a wedding cake', 'two frogs get married'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('wedding');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an animal on a head', () => {
  it.each([
    ["there's a cat on my head", 'a cat'],
    ['a hen on my head', 'a hen'],
  ])('%s is taken for a hat, soundly, at every age', (theme, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'on-my-head']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(new RegExp(`hat\\. (?:It|That)'s ${who}.*slippers`, 's'));
    }
  });

  it.each(['a saucepan stuck on my head', 'a cat who lost his hat', 'a bump on my head'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('on-my-head');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('something that nobody buys', () => {
  it.each([
    ['the toy that nobody bought', /toy shop/],
    ['the teddy nobody wanted to buy', /teddy/],
    ['the umbrella that nobody bought', /umbrella/],
    ['the robot nobody wanted', /robot/],
  ])('%s is borrowed by all, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('not-bought');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['a lost teddy', 'the girl nobody wanted to play with', 'a new toy'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('not-bought');
  });
});

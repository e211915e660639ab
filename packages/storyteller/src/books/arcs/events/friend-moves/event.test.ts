import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a best friend who moves away', () => {
  it.each([
    ["Ada's best friend moves away", /Ada/],
    ['my best friend Tom is moving to another town', /Tom/],
    ['a bear whose best friend moves away', /bear/],
  ])('%s is heard of by string, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('friend-moves');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['my best friend died', 'moving house and leaving my room'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('friend-moves');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a snowman and the warm months', () => {
  it.each([
    ['a snowman who wants to see summer', 'ice cream'],
    ['two snowmen who want to see summer', 'snowman'],
    ["a snowman who doesn't want to melt", 'bee'],
  ])('%s sees summer from a cold plate, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('snowman-summer');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a snowman at Christmas', 'a snowman who lost his nose', 'building a snowman'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('snowman-summer');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a day with a grandparent', () => {
  it.each([
    ['visiting grandma', /Grandma/i],
    ['helping grandpa in his shed', /shed/i],
    ['a walk with granny', /lemon/i],
    ['a fox visits his grandma', /fox/i],
    ['grandma comes to stay', /came to stay|come to stay|coming to stay|to stay\./i],
  ])('%s is told, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('grandparent-day');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(`${book.title} ${book.pages.map((page) => page.text).join(' ')}`).toMatch(words);
    }
  });

  it.each(['grandma died', 'a train trip with grandma', 'fishing with grandad'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('grandparent-day');
  });
});

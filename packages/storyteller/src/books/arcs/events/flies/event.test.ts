import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('something that flies', () => {
  it.each([
    ['the school bus that could fly', 'school bus'],
    ['a boy who could fly at night', 'boy'],
    ['a magic carpet ride with grandpa', 'magic carpet'],
    ['the flying bed', 'bed'],
    ['me and my sister build a treehouse and it takes off', 'treehouse'],
    ['our shed takes off', 'shed'],
    ["a dragon rider's first flight", 'dragon'],
  ])('%s flies, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('flies');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each([
    "a penguin who can't fly",
    'flying to Spain',
    'building a rocket',
    'a pig who wants to fly',
    'flying a kite',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('flies');
  });
});

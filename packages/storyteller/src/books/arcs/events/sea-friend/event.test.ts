import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody in the sea who looks for a friend', () => {
  it.each([
    ['a fish who is looking for a friend', 'fish'],
    ['the octopus who wants a friend', 'octopus'],
    ['a lonely whale', 'whale'],
    ['a fish and a crab become friends', 'crab'],
  ])('%s is heard at the top, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('sea-friend');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each([
    'a lonely bear',
    'a goldfish in a bowl who wants a friend',
    'a lonely lighthouse',
    'a shark with toothache',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('sea-friend');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a giant', () => {
  it.each([
    ['a lonely giant', 'giant'],
    ['a troll under the bridge', 'bridge'],
    ['a giant who plays hide and seek', 'hill'],
  ])('%s is told, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('giant');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a giant pumpkin', 'a monster under the bed', 'Jack and the beanstalk'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('giant');
  });
});

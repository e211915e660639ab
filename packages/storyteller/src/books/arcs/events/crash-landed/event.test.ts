import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody has crash-landed and must get home', () => {
  it.each([
    ['an alien crash lands in our garden and needs help fixing his spaceship', /alien/, /spaceship/],
    ["a little alien who can't get home because his rocket is broken", /alien/, /rocket/],
    ['a robot crash lands on earth and Ada helps him get home', /robot/, /spaceship/],
  ])('%s: let go by the child, soundly, at every age', (theme, ...words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('crash-landed');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      for (const each of words) expect(text).toMatch(each);
      expect(text).toMatch(/Goodbye/);
    }
  });

  it.each(['a friendly alien comes to school', 'building a spaceship', 'a trip to space in a rocket'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('crash-landed');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the smallest tree in the forest', () => {
  it.each([
    'the smallest tree in the forest',
    'a tiny tree who wants to be big',
    'a little fir tree who wants to grow',
  ])('%s has a storm go over its head, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('smallest-tree');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain('nest');
    }
  });

  it.each(['the little Christmas tree', 'Ada plants a little tree', 'a cat up a small tree'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('smallest-tree');
    },
  );
});

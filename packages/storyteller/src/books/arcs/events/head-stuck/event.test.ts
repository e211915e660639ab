import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a head that is stuck', () => {
  it.each([
    ['a bear with his head stuck in a honey jar', /honey jar/],
    ['a puppy who gets stuck in a bucket', /bucket/],
    ['the fox with a flower pot stuck on his head', /flower pot/],
  ])('%s comes out by itself, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('head-stuck');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['head stuck in a jar', 'my head is stuck in a jar'])('%s: it is no child, who would copy it', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('head-stuck');
      expect(book.pages[0]?.text).toMatch(/ the dog/);
    }
  });

  it.each(['a kitten stuck in a tree', 'a tractor stuck in the mud', 'santa stuck in the chimney'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('head-stuck');
    },
  );
});

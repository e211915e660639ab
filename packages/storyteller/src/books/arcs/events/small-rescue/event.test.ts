import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('small-rescue', () => {
  it.each([
    ['saving a ladybird', 'ladybird'],
    ['a worm after the rain', 'worm'],
    ['a moth in the bedroom', 'moth'],
    ['a little bear who rescues a snail', 'snail'],
  ])('%s is carried out, soundly, at every age', (theme, small) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('small-rescue');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(new RegExp(small, 'i'));
      expect(text).toMatch(/\bcup\b/);
    }
  });

  it.each(['my son is scared of moths', 'a worm who wants to be a snake', 'a mouse in the house'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('small-rescue');
    },
  );
});

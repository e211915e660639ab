import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a friend and another', () => {
  it.each([
    ['three is hard with friends', 'rope'],
    ['a fox whose best friend has another friend', 'fox'],
  ])('%s is told soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('friend-and-another');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a lonely lighthouse', 'three friends find a treasure', 'my best friend is moving away'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('friend-and-another');
    },
  );
});

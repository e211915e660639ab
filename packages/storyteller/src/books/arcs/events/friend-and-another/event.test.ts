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

  it('is about the friend whom the parent names', () => {
    const details = 'best friend is Sam';
    const book = tellPictureBook(
      { theme: 'three is hard with friends', childName: 'Chidi', age: 7, details },
      { seed: 3 },
    );
    const text = book.pages.map((page) => page.text).join(' ');
    // Sam is in it from the first page to the last, and is not somebody who came along.
    for (const page of [book.pages[0], book.pages.at(-1)]) expect(page?.text).toMatch(/\bSam\b/);
    expect(text).not.toMatch(/Sam (?:came too|was there)/);
  });
});

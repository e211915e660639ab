import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a bed of one’s own', () => {
  it.each(['sleeping in my own bed', 'she comes into our bed every night', "he won't sleep in his own bed"])(
    '%s goes to the big bed until it is full, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('own-bed');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/Pad, pad, pad/);
      }
    },
  );

  it.each(['moving from a cot to a big bed', 'a bed that flies', 'my cat sleeps in my bed'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('own-bed');
    },
  );
});

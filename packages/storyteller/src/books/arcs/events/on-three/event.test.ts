import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('what does not come when it is counted for', () => {
  it.each([
    ["a frog who can't jump", /jump/],
    ["the bird who couldn't sing", /s[aio]ng/],
    ["a star who can't twinkle", /twinkl/],
    ["Ada can't sing", /s[ai]ng/],
  ])('%s: it comes in the end, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('on-three');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(["a lion who can't roar", "a penguin who can't swim", "a rabbit who broke his leg and can't hop"])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('on-three');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a robot for a friend', () => {
  it.each([
    ['my robot best friend', 'robot'],
    ['my best friend is a robot', 'green'],
    ['Ada and her robot friend', 'robot'],
  ])('%s: is found by its light, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('robot-friend');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a robot who gets everything wrong', 'a lonely robot', 'building a robot', 'my best friend is a tree'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('robot-friend');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a birthday after which nothing feels different', () => {
  it.each([
    ['turning 3', 'three', 'two'],
    ['turning five', 'five', 'four'],
    ['she is turning 6 tomorrow', 'six', 'five'],
    ["I'm 4 today", 'four', 'three'],
    ['my daughter turns ten', 'ten', 'nine'],
  ])('%s: the child finds out what has grown, soundly, at every age', (theme, now, before) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('still-two');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(now);
      expect(text).toContain(before);
      expect(text).toContain('Ada');
    }
  });

  it.each(['my 5th birthday party', 'three bears', 'turning into a cat', 'the robot is nearly broken'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('still-two');
    },
  );
});

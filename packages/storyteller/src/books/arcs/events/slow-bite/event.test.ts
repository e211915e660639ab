import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who takes what is to eat, and comes to share it', () => {
  it.each([
    ['a rabbit who steals carrots and learns to share', /rabbit.*carrots|carrots.*rabbit/s],
    ['a fox who steals eggs and says sorry', /fox.*eggs|eggs.*fox/s],
    ['a bear steals honey and has to say sorry', /bear.*honey|honey.*bear/s],
  ])('%s: says sorry and shares, soundly, at every age', (theme, both) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('slow-bite');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const all = book.pages.map((page) => page.text).join(' ');
      expect(all).toMatch(both);
      expect(all).toMatch(/sorry/i);
    }
  });

  it.each(['a monkey stole my hat', 'who ate the cake?', 'a bear who will not share his honey'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('slow-bite');
    },
  );
});

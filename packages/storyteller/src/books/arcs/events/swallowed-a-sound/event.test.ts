import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who swallowed a sound', () => {
  it.each([
    ['a dragon who swallowed a whistle', /Peep/],
    ['the dog who swallowed a bell', /Ding/],
    ['a crocodile that swallowed a clock', /Bong/],
  ])('%s: it opens four doors, soundly, at every age', (theme, sound) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('swallowed-a-sound');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(sound);
    }
  });

  it.each(['the dragon who ate all the books', 'a dog with a bell on his collar', 'Ada swallowed a whistle'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('swallowed-a-sound');
    },
  );
});

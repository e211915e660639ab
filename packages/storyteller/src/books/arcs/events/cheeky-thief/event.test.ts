import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a thief who is seen at it', () => {
  it.each([
    ['the monkey who stole my hat', 'hat'],
    ['the seagull who stole my chips', 'chips'],
    ["a magpie took Mum's ring", 'ring'],
    ['a squirrel pinched my sandwich', 'sandwich'],
    ["a fox steals Grandad's hat", 'roof'],
  ])('%s lets go, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('cheeky-thief');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['who stole the cake?', "a monkey stole grandpa's glasses", 'who took the moon?', 'a cat takes a bath'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('cheeky-thief');
    },
  );
});

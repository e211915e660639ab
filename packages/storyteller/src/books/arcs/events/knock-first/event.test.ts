import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, seed = age) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed });

describe('somebody who lives in what is opened every day', () => {
  it.each([
    ['a dragon lives in our toaster', 'toaster', 'dragon'],
    ['a troll lives in our fridge', 'fridge', 'troll'],
    ['a monster lives in our washing machine', 'washing machine', 'monster'],
    ['there is an alien in the microwave', 'microwave', 'alien'],
  ])('%s moves to where people come by, soundly, at every age, in both wordings', (theme, what, who) => {
    for (const age of [3, 6, 9])
      for (const seed of [1, 2, 3]) {
        const book = told(theme, age, seed);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(book.arc).toBe('knock-first');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(text).toContain(what);
        expect(text).toContain(who);
        expect(text).toContain('front door');
        expect(book.notManaged).toEqual([]);
      }
  });

  it.each(['a mouse lives in our piano', 'a monster under my bed', 'the toaster that wanted to be a rocket'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('knock-first');
    },
  );
});

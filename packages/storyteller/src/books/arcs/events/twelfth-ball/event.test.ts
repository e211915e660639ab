import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a ball that nobody dares to ask for', () => {
  it.each([
    ['cricket with his cousins on the roof and the ball lands in grumpy neighbours house', 'cricket', 'roof'],
    ['our football landed in the neighbours garden', 'football', 'wall'],
    ['the frisbee flies over the fence to the old man next door', 'frisbee', 'wall'],
  ])('%s: somebody knocks, soundly, at every age', (theme, game, where) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('twelfth-ball');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      for (const word of [game, where, 'Ada']) expect(text).toContain(word);
    }
  });

  it('has the old lady and the bell of the theme', () => {
    for (const age of [3, 6, 9]) {
      const lady = told('a frisbee flies over the fence to the old lady next door', age);
      const text = lady.pages.map((page) => page.text).join(' ');
      expect(text).toContain('Mrs ');
      expect(text).not.toMatch(/\b(?:he|his|him)\b/i);
      const bell = told('we are scared to ring the bell of the man next door to get our ball back', age);
      expect(bell.pages.map((page) => page.text).join(' ')).not.toMatch(/knock/i);
    }
  });

  it.each(["I kicked the ball through the neighbour's window", 'a witch moves in next door', 'the cup final'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('twelfth-ball');
    },
  );
});

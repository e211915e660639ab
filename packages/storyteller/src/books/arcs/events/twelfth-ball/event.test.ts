import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a ball that nobody dares to ask for', () => {
  it.each([
    ['cricket with his cousins on the roof and the ball lands in grumpy neighbours house', 'cricket', 'on the roof'],
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

  it.each(["I kicked the ball through the neighbour's window", 'a witch moves in next door', 'the cup final'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('twelfth-ball');
    },
  );
});

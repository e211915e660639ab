import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who guesses what a thing of ours is for', () => {
  it.each([
    ["a mermaid who finds a trainer and thinks it's a boat", /trainer/, /boat/i],
    ['an alien finds a toothbrush', /toothbrush/, /comb/i],
    ['a ghost who finds a mobile phone', /phone/, /mirror/i],
    ['aliens find a pair of underpants and think they are hats', /underpants/, /hat/i],
  ])('%s: is told of that, soundly, at every age', (theme, thing, guess) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('guesses-wrongly');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(thing);
      expect(text).toMatch(guess);
    }
  });

  it.each(['a dragon finds an egg', 'aliens landing in our garden', 'a toothbrush that runs away'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('guesses-wrongly');
    },
  );
});

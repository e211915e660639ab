import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('afraid of a noise', () => {
  it.each([
    ['a kitten who is scared of the vacuum cleaner', 'vacuum cleaner'],
    ['a fire engine that is afraid of loud noises', 'bell'],
    ['the hand dryer is too loud', 'hand dryer'],
    ['a puppy scared of fireworks', 'fireworks'],
    ['Ada is scared of the hoover', 'hoover'],
  ])('%s learns what comes before it, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('afraid-of-noise');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['Ada is scared of thunder', 'fireworks with daddy', 'a lion who roars too loud'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('afraid-of-noise');
    },
  );
});

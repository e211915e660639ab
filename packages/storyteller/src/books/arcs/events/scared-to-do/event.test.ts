import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('afraid of what is their own to do', () => {
  it.each([
    ['an owl who is afraid of flying', 'flying'],
    ['a horse who is afraid of jumping', 'gate'],
    ["a bird who won't leave the nest", 'nest'],
    ['a mountain goat afraid of heights', 'rock'],
    ['a duck who is afraid of swimming', 'pond'],
    ['a goose who is afraid to swim', 'pond'],
  ])('%s does it in the end, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('scared-to-do');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['Ada is afraid of heights', 'a bat who is scared of the dark', 'learning to swim'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('scared-to-do');
    },
  );
});

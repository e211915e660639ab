import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who finds the way home', () => {
  it.each([
    ['a lost dog finds its way home', 'dog'],
    ['an escaped penguin in the city', 'city'],
    ['the cat who walked home', 'cat'],
    ['a lost puppy in the town', 'puppy'],
  ])('%s comes by what was heard, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('way-home');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['helping a lost dog find its way home', 'walking home from school', 'a lost teddy', 'lost in the woods'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('way-home');
    },
  );
});

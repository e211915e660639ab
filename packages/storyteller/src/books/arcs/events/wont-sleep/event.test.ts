import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a night on which somebody does not sleep', () => {
  it.each([
    ["a hedgehog who can't sleep", 'sleep'],
    ['the night nobody slept', 'yawn'],
    ["a tractor who won't go to bed", 'lamp'],
  ])('%s ends asleep, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wont-sleep');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(["an owl who can't sleep", "a bear who can't sleep because of a monster", 'a sleepover'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('wont-sleep');
    },
  );
});

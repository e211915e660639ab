import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('who ate my homework', () => {
  it.each([
    ['a dinosaur ate my homework', /homework/],
    ['a dragon ate my lunch', /lunch/],
    ['the goat who ate my hat', /hat/],
  ])('%s is true, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('ate-my');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['a goat who eats everything', 'the cat ate too much', 'my brother ate my sandwich'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('ate-my');
    },
  );
});

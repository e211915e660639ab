import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody feared who eats no meat', () => {
  it.each([
    ['a shark who is a vegetarian', 'salad'],
    ['a lion who only eats salad', 'salad'],
    ['a crocodile who loves vegetables', 'vegetables'],
  ])('%s is asked at last, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('eats-greens');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a rabbit who loves carrots', "a lion cub who won't eat his vegetables", 'a wolf who steals fish'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('eats-greens');
    },
  );
});

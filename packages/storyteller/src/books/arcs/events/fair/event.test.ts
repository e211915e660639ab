import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the fair', () => {
  it.each([
    ['at the funfair with dad', /Dad/i],
    ['a penguin at the fair', /penguin/i],
    ['a day at the market', /market/i],
    ['a carousel ride', /carousel/i],
  ])('%s is told, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('fair');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(`${book.title} ${book.pages.map((page) => page.text).join(' ')}`).toMatch(words);
    }
  });

  it.each(['a lion who joins the circus', 'at the supermarket', 'a ghost at the fair'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('fair');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the post', () => {
  it.each([
    ['waiting for the postman', /Flint/i],
    ['a parcel from grandma', /parcel/i],
    ['a letter for a fox', /fox/i],
  ])('%s is told, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('post');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(`${book.title} ${book.pages.map((page) => page.text).join(' ')}`).toMatch(words);
    }
  });

  it.each(['a letter to Santa', 'a message in a bottle', 'the letter that was stolen'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('post');
  });
});

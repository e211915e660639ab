import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a den', () => {
  it.each([
    ['building a treehouse with dad', /treehouse/i],
    ['a den in the woods', /den/i],
    ['a badger builds a den', /badger/i],
  ])('%s is told, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('den');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(`${book.title} ${book.pages.map((page) => page.text).join(' ')}`).toMatch(words);
    }
  });

  it.each(['a den of blankets in the living room', 'a fox goes camping', 'a wolf den'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('den');
  });
});

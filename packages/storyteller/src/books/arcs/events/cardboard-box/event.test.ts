import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a cardboard box', () => {
  it.each([
    ['a castle out of cardboard boxes', /castle/i],
    ['a cardboard rocket', /rocket/i],
    ['Ada finds a big cardboard box', /box/i],
    ['to the moon in a cardboard box', /moon/i],
  ])('%s is told, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('cardboard-box');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(`${book.title} ${book.pages.map((page) => page.text).join(' ')}`).toMatch(words);
    }
  });

  it.each(['a kitten in a cardboard box', 'a time machine made of cardboard', 'a music box'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('cardboard-box');
    },
  );
});

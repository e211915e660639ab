import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody small is found', () => {
  it.each([
    ['a lost penguin on the beach', 'on the beach'],
    ['finding a baby squirrel on an autumn walk', 'autumn'],
    ['a kitten under the hedge', 'a big cat'],
    ['a hedgehog in the garden', 'a big hedgehog'],
    ['a baby rabbit in the park', 'in the park'],
  ])('%s is fetched by its mother, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('found-animal');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a penguin in the desert', 'the new kitten', 'a hedgehog who is afraid of thunder', 'a lost dog'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('found-animal');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('one who has left or lost the others', () => {
  it.each([
    ['a wolf who left the pack', /pack/],
    ['a sheep who lost her flock', /flock/],
    ['an elephant looking for his herd', /herd/],
    ['a goose who got lost from the flock', /flock/],
  ])('%s hears a hill, and then somebody, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lost-flock');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map(({ text }) => text).join(' ')).toMatch(word);
    }
  });

  it.each(['a wolf and a sheep are friends', 'the lost teddy', 'a dog who lost his backpack'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('lost-flock');
    },
  );
});

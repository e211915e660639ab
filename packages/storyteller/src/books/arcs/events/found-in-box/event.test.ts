import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody small in a box', () => {
  it.each([
    ['a kitten in a box', 'kitten'],
    ['Ada finds a kitten in a cardboard box', 'kitten'],
    ['a puppy found in the rain', 'puppy'],
    ['a fox finds a rabbit in a box', 'rabbit'],
  ])('%s is found and stays, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('found-in-box');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a kitten who won’t come out of the shed', 'a box of toys', 'a cat who plays in a music box'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('found-in-box');
    },
  );
});

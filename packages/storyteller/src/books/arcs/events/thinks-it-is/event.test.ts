import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who takes itself for somebody else', () => {
  it.each([
    ["a cat who thinks she's a dog", 'dog'],
    ['a hen who believes she is a horse', 'horse'],
    ['a dog who thinks he is a human', 'person'],
    ['the puppy who acts like a cat', 'cat'],
  ])('%s does what only its own kind can, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('thinks-it-is');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a boy who thinks he is a superhero', 'a girl who pretends to be ill', 'a cat who thinks about fish'])(
    '%s is another',
    (theme) => expect(told(theme, 6).arc).not.toBe('thinks-it-is'),
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who does not make the noise of its kind', () => {
  it.each([
    ["a wolf who doesn't want to howl", 'howl'],
    ["a duck who doesn't like quacking", 'quack'],
    ['the lion who never roars', 'roar'],
  ])('%s keeps it for something, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('will-not-sound');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['the wolf who lost his howl', 'a choir that will not sing', "a dog who can't stop barking"])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('will-not-sound');
    },
  );
});

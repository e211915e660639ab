import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a visit of the moon', () => {
  it.each([
    ['the moon comes for a visit', 'moon'],
    ['the moon comes to tea', 'moon'],
    ['a hedgehog invites the moon', 'hedgehog'],
    ['the moon came to my window', 'window'],
  ])('%s comes about, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('moon-visit');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a trip to the moon', 'the moon follows us home', 'the man in the moon'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('moon-visit');
  });
});

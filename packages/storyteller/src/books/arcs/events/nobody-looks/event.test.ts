import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody wild is in the house, and nobody looks', () => {
  it.each([
    ['a crocodile lives in our bath', /a crocodile in the bath/i],
    ['lions at home', /a lion at home/i],
    ['there is a camel in our kitchen', /a camel in the kitchen/i],
    ['there is a bear in our house', /a bear in the house/i],
  ])('%s: the child is heard in the end, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('nobody-looks');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(words);
      expect(text).toMatch(/Of course there is/);
    }
  });

  it.each(['a hippo in the bath', 'a penguin in the fridge', 'lions at the zoo', 'a tiger in the kitchen'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('nobody-looks');
    },
  );
});

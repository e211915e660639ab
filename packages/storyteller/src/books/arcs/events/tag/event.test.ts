import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('one who chases and one who is chased', () => {
  it.each([
    ['a bunny and a fox become friends', 'fox'],
    ['a cat and a dog', 'tail'],
    ['the wolf and the lamb', 'lamb'],
  ])('%s: find out what comes after being caught, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('tag');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a witch and her cat', 'the fox and the bear', 'little red riding hood and the wolf'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('tag');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody new in the class', () => {
  it.each([
    ['a new boy who speaks another language', 'language'],
    ['a new girl at nursery', 'nursery'],
    ['a new child in the class', 'child'],
    ['a fox who speaks another language', 'fox'],
    ["the new girl at school doesn't speak English", 'girl'],
  ])('%s is understood in the end, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('new-friend');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a refugee child joins the class', 'starting at a new school', 'a new baby', 'my friend has a new friend'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('new-friend');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('a part in the nativity', () => {
  it.each([
    ['I am a tree in the nativity', /tree/],
    ['being a sheep in the nativity play', /sheep/],
    ['the school nativity', /nativity/],
  ])('%s has nothing to say, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('nativity');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each([
    ['a sheep in the nativity who wanted to be Mary', 'a sheep', 'to be Mary'],
    ['she wanted to be Mary but she is a donkey in the nativity', 'a donkey', 'to be Mary'],
    ['an ox in the nativity who wants to be a king', 'ox', 'to be a king'],
  ])('%s is told with the wish', (theme, part, wish) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('nativity');
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(part);
      expect(text).toContain(wish);
    }
  });

  it.each(['the school play', 'the christmas tree'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('nativity');
  });
});

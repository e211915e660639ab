import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('one more story', () => {
  it.each([
    ['one more story', 'goose'],
    ['just one more story, daddy', 'Daddy'],
    ['a bear who wants one more story', 'bear'],
    ['reading a bedtime story with grandma', 'Grandma'],
    ['the bedtime story', 'goose'],
  ])('%s is read, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('one-more-story');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a ghost story competition', "a bear who can't sleep", 'learning to read'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('one-more-story');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who says no', () => {
  it.each([
    ['duck says no', 'duck'],
    ['the toddler who says no to everything', 'toddler'],
    ['the grumpy bear', 'grumpy bear'],
    ['a dinosaur who always says no', 'dinosaur'],
    ['Ada says no', 'Ada'],
  ])('%s, also to the pancake, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('says-no');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['mummy says no', 'a grumpy bear finds a friend', 'no one came to the party'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('says-no');
  });
});

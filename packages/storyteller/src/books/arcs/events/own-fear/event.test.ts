import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who is afraid of what is theirs', () => {
  it.each([
    ['an owl who is afraid of the dark', 'star'],
    ['a ghost who is scared of the dark', 'star'],
    ['a pirate who is scared of water', 'boat'],
    ['a fire engine that is afraid of fire', 'candle'],
  ])('%s, is met by it, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('own-fear');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each([
    'scared of the dark',
    'my son is afraid of fire',
    'a boat that is scared of water',
    'a lion who is afraid of mice',
  ])('%s is another story', (theme) => {
    expect(told(theme, 6).arc).not.toBe('own-fear');
  });
});

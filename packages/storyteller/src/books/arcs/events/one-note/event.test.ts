import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody makes music', () => {
  it.each([
    ['a dragon who wants to play the violin', 'Zeeem'],
    ['a pig who wants to sing opera', 'band'],
    ['learning the piano', 'piano'],
  ])('%s has the last one, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('one-note');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a choir competition', "a bird who doesn't want to sing", 'the lost violin'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('one-note');
  });
});

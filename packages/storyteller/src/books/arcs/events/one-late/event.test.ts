import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a pet', () => {
  it.each([
    ['my pet t-rex', 'T-rex'],
    ['the naughty puppy', 'puppy'],
    ['a pet elephant', 'elephant'],
  ])('%s: does what it was told before, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('one-late');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['our new puppy', 'my pet died', 'the class pet'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('one-late');
  });
});

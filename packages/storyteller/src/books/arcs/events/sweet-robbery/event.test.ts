import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a club of detectives and a box of something sweet', () => {
  it.each([
    ['the great chocolate robbery', 'chocolate'],
    ['a detective club at school', 'school'],
    ['the detective club and the missing cake', 'cake'],
  ])('%s, is solved, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('sweet-robbery');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each([
    'a bank robbery',
    'a dog detective',
    'the theft of the crown jewels',
    'a detective club and the missing socks',
  ])('%s is another story', (theme) => {
    expect(told(theme, 6).arc).not.toBe('sweet-robbery');
  });
});

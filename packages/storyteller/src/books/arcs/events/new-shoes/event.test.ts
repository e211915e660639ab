import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('new shoes', () => {
  it.each([
    ['new red shoes', /red shoes/i],
    ['a fox gets new shoes', /fox/i],
    ['buying new shoes with mum', /Mum/i],
  ])('%s is told, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('new-shoes');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(`${book.title} ${book.pages.map((page) => page.text).join(' ')}`).toMatch(words);
    }
  });

  it.each(['lost shoes', 'magic shoes', 'learning to tie shoe laces'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('new-shoes');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an island', () => {
  it.each([
    ['stranded on a desert island', 'island'],
    ['a message in a bottle', 'bottle'],
    ['a fox on a desert island', 'island'],
    ['a bear finds a message in a bottle', 'bottle'],
    ['stuck on a tiny island with grandad', 'island'],
  ])('%s is told as it goes, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('island');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(new RegExp(word, 'i'));
    }
  });

  it.each([
    'pirates on a desert island',
    'a mermaid and a message in a bottle',
    'a penguin on a desert island',
    'a plane crash on a desert island',
  ])('%s is another story', (theme) => {
    expect(told(theme, 6).arc).not.toBe('island');
  });
});

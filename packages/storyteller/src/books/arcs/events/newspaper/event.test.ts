import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a newspaper', () => {
  it.each([
    ['a school newspaper', 'school newspaper'],
    ['Ada starts a newspaper', 'newspaper'],
    ['a fox writes a newspaper', 'fox'],
  ])('%s has its news in the end, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('newspaper');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a newspaper hat', 'the dog who ate the newspaper'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('newspaper');
  });
});

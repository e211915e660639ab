import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a haircut', () => {
  it.each([
    ['first haircut', /hair/i],
    ["a lion who won't have a haircut", /lion/i],
    ['going to the hairdresser with mum', /Mum/i],
  ])('%s is told, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('haircut');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(`${book.title} ${book.pages.map((page) => page.text).join(' ')}`).toMatch(words);
    }
  });

  it.each(['Rapunzel', 'a hairdresser who cuts the wrong hair', 'hair wash'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('haircut');
  });
});

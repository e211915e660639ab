import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an expedition', () => {
  it.each([
    ['an expedition to the North Pole', 'North Pole'],
    ['the jungle explorer', 'explorer'],
    ['a fox explores the desert', 'desert'],
  ])('%s comes to where nobody was, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('expedition');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['santa at the North Pole', 'a race across the desert', 'lost in the jungle'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('expedition');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a lighthouse', () => {
  it.each([
    ["the lighthouse keeper's cat", 'cat'],
    ['the lonely lighthouse', 'lonely'],
    ['the lighthouse whose light went out', 'torch'],
    ['a penguin who lives in a lighthouse', 'penguin'],
    ['Secret of the old lighthouse', 'secret'],
    ['the mystery of the lighthouse', 'mystery'],
  ])('%s has something big to show, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lighthouse');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a ghost in the lighthouse', 'pirates at the lighthouse', 'a haunted lighthouse'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('lighthouse');
    },
  );
});

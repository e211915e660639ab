import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who wants to be clean', () => {
  it.each([
    ['a pig who wants to be clean', 'pig'],
    ['a hippo who hates mud', 'hippo'],
    ["the piglet who didn't like getting dirty", 'piglet'],
    ['an elephant who likes to be clean', 'elephant'],
    ['the cleanest pig in the world', 'pig'],
  ])('%s is, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wants-clean');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a hippo in the bath', 'a pig who loves mud', 'cleaning the beach'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('wants-clean');
  });
});

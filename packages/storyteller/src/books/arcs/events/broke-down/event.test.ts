import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('what will not start', () => {
  it.each([
    ["the little red tractor won't start", 'tractor'],
    ["daddy's car broke down", 'Daddy'],
    ["grandpa's tractor", 'Grandpa'],
    ['a little bus that goes everywhere', 'everywhere'],
    ['the old van will not start', 'van'],
  ])('%s starts in the end, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('broke-down');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a bus that can fly', 'the sleepy tractor', 'a toy car'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('broke-down');
  });
});

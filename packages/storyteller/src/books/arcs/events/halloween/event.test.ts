import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('Halloween', () => {
  it.each([
    ['halloween costumes', 'sheet'],
    ['a ghost whom nobody is afraid of', 'boo|jump|scar'],
    ['a haunted house that is not scary', 'boo|jump|scar'],
    ['trick or treating with my sister', 'sister'],
    ['a rabbit at halloween', 'ghost|scar'],
  ])('%s is told as it goes, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('halloween');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(new RegExp(word, 'i'));
    }
  });

  it.each([
    'a witch at halloween',
    'a ghost who is afraid of the dark',
    'a lonely ghost',
    'the school halloween party',
  ])('%s is another story', (theme) => {
    expect(told(theme, 6).arc).not.toBe('halloween');
  });
});

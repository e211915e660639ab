import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an animal that grants wishes', () => {
  it.each([
    ['a fish who grants wishes', /fish/],
    ['a frog who grants three wishes', /frog/],
    ['the hen who could grant wishes', /hen/],
    ['the fox that grants wishes', /fox/],
  ])('%s has one of its own, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('grants-wishes');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['a genie who grants three wishes', 'a birthday wish', 'wishing on a star'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('grants-wishes');
  });
});

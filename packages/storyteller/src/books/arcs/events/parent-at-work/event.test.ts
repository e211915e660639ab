import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a grown-up of the family at work', () => {
  it.each([
    ['mummy goes to work', 'Mummy'],
    ['I go to work with mummy', 'Mummy'],
    ["daddy's fire station", 'fire station'],
    ['what does daddy do all day', 'Daddy'],
    ['my mum is a nurse on nights', 'a nurse'],
  ])('%s is told of, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('parent-at-work');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each([
    'daddy is away for work',
    'daddy works far away on a ship',
    'mummy is in hospital',
    'grandma is a secret spy',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('parent-at-work');
  });
});

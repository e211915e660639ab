import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('running away', () => {
  it.each([
    'Ada runs away from home',
    'a bear who runs away from home',
    'running away to the end of the garden',
    'my daughter packed her bag and left home',
  ])('%s gets as far as the shed, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('as-far-as-the-shed');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bshed\b.*\bpillow\b.*\bhouse\b/s);
    }
  });

  it.each([
    'a lion who runs away from the zoo',
    'our dog ran away',
    'a pancake that runs away',
    'running away to the circus',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('as-far-as-the-shed');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('what is dug up', () => {
  it.each([
    ['a digger that digs up a bone', /\bbone\b/],
    ['a dog who digs up a dinosaur bone', /dinosaur/],
    ['digging up a dinosaur in the garden', /dinosaur/],
    ['the little digger and the buried treasure', /[Tt]reasure|TREASURE/],
    ['a mole who digs up a treasure chest', /chest/],
  ])('%s is somebody’s, soundly, at every age', (theme, said) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('dug-up');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(said);
    }
  });

  it.each([
    'a dog who forgot where he buried his bone',
    'pirates who dig for treasure on an island',
    'a digger who digs a deep hole',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('dug-up');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a bang in the night', () => {
  it.each([
    ['the big bang in the night', 'BANG'],
    ['something went crash in the night', 'CRASH'],
    ['a bear hears a thump in the night', 'THUMP'],
  ])('%s is found, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('bang-in-the-night');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.filter((page) => page.text.includes(word)).length).toBeGreaterThan(1);
    }
  });

  it.each(['scared of the bang of fireworks', 'the big bang and the planets'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('bang-in-the-night');
  });
});

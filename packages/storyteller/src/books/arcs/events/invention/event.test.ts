import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an invention', () => {
  it.each([
    ['Ada builds a robot for the science fair', 'robot'],
    ["the inventor's apprentice", 'Mrs Cogg'],
    ['the science fair', 'science fair'],
    ['a fox invents a machine', 'fox'],
  ])('%s is put away in the end, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('invention');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a time machine', 'the fair', 'a robot who does my homework'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('invention');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a cricket match', () => {
  it.each(['a cricket match', 'a spin bowler wins the match'])('%s: is told so, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('cricket-match');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/slow/);
    }
  });

  it.each(['a cricket who sings at night', 'learning to play cricket'])('%s is another', (theme) => {
    expect(told(theme, 9).arc).not.toBe('cricket-match');
  });
});

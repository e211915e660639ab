import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a light that has gone out', () => {
  it.each([
    ['the night the moon ran out of light', 'moon'],
    ['a firefly whose light went out', 'firefly'],
    ['an underwater kingdom that is running out of light', 'underwater kingdom'],
  ])('%s is lit again, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('light-out');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toMatch(/less/);
    }
  });

  it.each(['a power cut with no light', 'the lighthouse that lost its light'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('light-out');
  });
});

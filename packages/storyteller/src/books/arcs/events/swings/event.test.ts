import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('on the swings', () => {
  it.each([
    ['Ada on the swings', /swing/],
    ['swinging on the swings with grandad', /Grandad/],
    ['a bear cub on a swing', /swing/],
  ])('%s goes by a leaf and a puddle, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('swings');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['a monkey swinging through the trees', 'a big slide'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('swings');
  });
});

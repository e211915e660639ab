import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('what is planted', () => {
  it.each([
    ["grandpa's garden and the giant pumpkin", 'giant pumpkin'],
    ['the enormous turnip', 'enormous turnip'],
    ['planting a seed and nothing comes up', 'seed'],
  ])('%s grows, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('giant-vegetable');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a halloween pumpkin', 'a magic bean', 'a carrot that can talk'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('giant-vegetable');
  });
});

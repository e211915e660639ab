import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who will not come out', () => {
  it.each([
    ["the little seed that didn't want to grow", 'seed'],
    ['the carrot that would not come out of the ground', 'ground'],
    ['a leaf who would not fall', 'leaf'],
    ["a snail who won't come out of her shell", 'shell'],
    ["a bear who won't come out of his cave", 'cave'],
  ])('%s comes out to hear the end, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wont-come-out');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['planting a seed with grandma', 'Ada will not come out of the bath', 'autumn leaves'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('wont-come-out');
    },
  );
});

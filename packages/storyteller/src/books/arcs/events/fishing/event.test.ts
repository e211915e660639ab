import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('fishing', () => {
  it.each([
    ['fishing with grandad', /Grandad/i],
    ['a bear goes fishing', /bear/i],
    ['Ada and her dad go fishing', /rod|float|line/i],
    ['fishing with uncle Pete', /Uncle Pete/],
  ])('%s is told, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('fishing');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(`${book.title} ${book.pages.map((page) => page.text).join(' ')}`).toMatch(words);
    }
  });

  it.each(['a goldfish in a bowl', 'a fish who is scared', 'gone fishing for stars in space'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('fishing');
    },
  );
});

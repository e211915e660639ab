import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two who work together', () => {
  it.each([
    ['a bear and a rabbit learn to work together', 'rabbit'],
    ['a pig and a goat work together', 'goat'],
    ['two foxes work together', 'ladder'],
  ])('%s: find out that there are two lefts, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('two-ends');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a band plays music together', 'two brothers build a castle together', 'football teamwork'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('two-ends');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('new land', () => {
  it.each([
    ['Vikings', /Vikings.*stone/s],
    ['knights at sea', /knights.*banner/s],
    ['Roman soldiers', /Romans.*road/s],
    ['a bear who sails with the Vikings', /bear/],
  ])('%s find it three times, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('new-land');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['a Viking who is seasick', 'a trip to the Viking museum', 'the Romans in a time machine'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('new-land');
    },
  );
});

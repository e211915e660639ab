import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('tidying', () => {
  it.each([
    "Ada won't tidy her room",
    "a bear who won't put his toys away",
    'cleaning up toys',
    'the messiest bedroom in the world',
  ])('%s finds the rug, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('tidying');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bring/);
    }
  });

  it.each(['cleaning up the beach', 'a very messy pig', 'tidying the classroom', 'Ada loses her toy in a messy room'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('tidying');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who will not share', () => {
  it.each([
    ["a bear who won't share his honey", 'honey'],
    ['the squirrel who would not share his acorns', 'acorns'],
    ["Ada doesn't want to share her tricycle", 'tricycle'],
    ["a dragon who won't share his treasure", 'treasure'],
    ["my sister won't share", 'sister'],
    ['sharing toys with her sister', 'sister'],
  ])('%s, and is not enough alone, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('will-not-share');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['two bears who have to share a room', 'sharing a pizza with daddy', 'a bear who loves honey'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('will-not-share');
    },
  );
});

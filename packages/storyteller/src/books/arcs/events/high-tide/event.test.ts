import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a friend on land and a friend in the sea', () => {
  it.each([
    ['a boy and a whale', /whale/],
    ['a fox and a dolphin', /dolphin/],
    ['a girl and an octopus', /octopus/],
    ['a fish and a bird are friends', /fish/],
  ])('%s see where the other lives, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('high-tide');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map(({ text }) => text).join(' ')).toMatch(word);
    }
  });

  it.each(['a whale stranded on the beach', 'fishing with grandpa', 'a crab and a starfish', 'a pet fish'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('high-tide');
    },
  );
});

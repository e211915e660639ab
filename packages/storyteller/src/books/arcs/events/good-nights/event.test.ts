import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('good nights', () => {
  it.each([
    ['goodnight farm animals', 'farm'],
    ['saying goodnight to all the animals in the forest', 'wood'],
    ['saying goodnight to everyone at the zoo', 'zoo'],
  ])('%s leaves nobody out, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('good-nights');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a night at the zoo', "a sheep who can't sleep", 'the animals of the farm have a race'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('good-nights');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an autumn walk', () => {
  it.each([
    ['a walk in autumn leaves', 'leaves'],
    ['collecting conkers with dad', 'conker'],
    ['jumping in the leaves', 'leaves'],
    ['a fox plays in the leaves', 'fox'],
    ['gathering acorns', 'acorn'],
  ])('%s knocks before it jumps, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('autumn');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['finding a baby squirrel on an autumn walk', 'an autumn picnic', 'the last leaf on the tree'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('autumn');
    },
  );
});

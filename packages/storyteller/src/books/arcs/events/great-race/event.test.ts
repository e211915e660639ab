import { describe, expect, test } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number): ReturnType<typeof tellPictureBook> =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('a race that somebody might win', () => {
  test.each([
    ['the go-kart race', 'race'],
    ['the great animal race', 'race'],
    ['a fox in the big race', 'the fox'],
    ['Mia wins the race', 'Mia'],
    ['a racing car in a race', 'car'],
  ])('%s is stopped by ducks, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('great-race');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  test.each(['a snail who wants to win a race', 'the egg and spoon race', 'a raft race', 'a space race'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('great-race');
    },
  );
});

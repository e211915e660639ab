import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('brothers and sisters', () => {
  it.each([
    ['two fox brothers who share a bed', /fox/i],
    ['Ada and her annoying big brother', /brother/i],
    ['bear twins', /bear/i],
    ['two brothers who are lion cubs', /lion cub/i],
    ['twins who are never apart', /twin/i],
    ['two bears who have to share a room', /wall|lamp|bed/i],
  ])('%s is told, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('siblings');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(`${book.title} ${book.pages.map((page) => page.text).join(' ')}`).toMatch(words);
    }
  });

  it.each(['my baby brother is coming', 'my brother broke my castle', 'a sister who goes to the moon'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('siblings');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a comforter that is lost', () => {
  it.each([
    ['a bunny who lost his blanket', 'blanket'],
    ['the lost teddy at bedtime', 'Teddy'],
    ['losing my favourite bear in the park', 'park'],
    ['a girl who lost her cuddly rabbit', 'rabbit'],
    ['the missing doll', 'doll'],
  ])('%s is told soundly at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lost-comforter');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a lost bunny finds his way home', 'giving up the dummy', 'teddy in the washing machine', 'a lost bear'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('lost-comforter');
    },
  );
});

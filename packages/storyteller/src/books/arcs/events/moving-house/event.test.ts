import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('moving house', () => {
  it.each([
    ['moving to a new house', 'box'],
    ['a mouse moves house', 'mouse'],
    ['moving to a new flat with grandma', 'Grandma'],
    ['missing the old house', 'old house'],
    ['a polar bear who moves to the city', 'ice rink'],
    ['a duck moves to the city', 'swimming pool'],
  ])('%s is told, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('moving-house');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a haunted house', 'a new house for a hedgehog', 'a house on the moon', 'building a new house'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('moving-house');
    },
  );
});

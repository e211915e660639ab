import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who moves in', () => {
  it.each([
    ['a family of foxes moves into our garden', 'foxes'],
    ['a mouse in the house', 'mouse'],
    ['a mouse who lives in a piano', 'piano'],
    ['a bird nests in my wellies', 'wellies'],
    ['bats in the attic', 'attic'],
  ])('%s pays rent, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lodger');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a monster under the bed', 'a noise in the attic', 'planting a garden', 'a ghost in the attic'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('lodger');
    },
  );
});

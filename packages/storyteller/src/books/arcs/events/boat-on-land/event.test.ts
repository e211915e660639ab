import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a boat that is afraid of water', () => {
  it.each([
    'a boat who is afraid of water',
    'a little tugboat who is scared of the sea',
    'the ship that was frightened of the water',
  ])('%s: it goes in to comfort the one in there, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('boat-on-land');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
    }
  });

  it.each(['a duck who is afraid of water', 'a boat trip on the lake', 'a pirate who is scared of the sea'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('boat-on-land');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a holiday', () => {
  it.each([
    ['a penguin who goes on holiday', 'penguin'],
    ['a family holiday in a caravan', 'caravan'],
    ['our holiday in Spain', 'Spain'],
    ['the hotel', 'hotel'],
  ])('%s finds the bag that was taken, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('holiday');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['camping holiday', 'a holiday on the moon', 'a bug hotel', 'the first aeroplane'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('holiday');
    },
  );
});

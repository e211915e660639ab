import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who will not move', () => {
  it.each(["a donkey who won't move", 'the stubborn donkey', "my toddler won't budge", 'a cow in the road'])(
    '%s waits for somebody small, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('will-not-move');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bsnail\b.*\bbus\b/s);
      }
    },
  );

  it.each(['a donkey who carries everything', 'moving to a new house', 'a tractor that will not start'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('will-not-move');
    },
  );
});

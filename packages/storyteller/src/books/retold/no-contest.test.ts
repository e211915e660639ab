import { expect, test } from 'vitest';
import { tellPictureBook } from '../tell-picture-book.ts';

test.each(['granny versus the seagull', 'Dad vs the wasp', 'Grandad vs. the lawnmower'])(
  'a contest is nothing that somebody does: %s',
  (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ella', age, details: null }, { seed: age, recent: [] });
      expect(book.pages.map((page) => page.text).join('\n')).not.toMatch(/\bved\b|\bversus\b|\bvs\b/i);
    }
  },
);

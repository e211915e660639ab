import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a week by the sea', () => {
  it.each(['a holiday at the seaside, crabs and ice cream', 'our seaside holiday', 'sandcastles and ice cream'])(
    '%s has a gull and a cone of sand in it, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('seaside-week');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/castle/);
      }
    },
  );

  it.each(['a seagull stole my chips', 'the ice cream van', 'a stranded whale on the beach'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('seaside-week');
    },
  );
});

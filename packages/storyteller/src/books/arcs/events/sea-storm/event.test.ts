import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a storm at sea', () => {
  it.each(['a storm at sea', 'a fox on a ship in a storm', 'the little boat in the storm', 'stormy seas with dad'])(
    '%s is weathered, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('sea-storm');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/storm/);
      }
    },
  );

  it.each(['a storm at the lighthouse', 'pirates in a storm', 'a snowstorm'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('sea-storm');
  });
});

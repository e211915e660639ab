import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Mila', age, details }, { seed: age });

describe('an afternoon at soft play', () => {
  it.each(['soft play with my cousin', 'a trip to soft play', 'jumping in the ball pit'])(
    '%s loses a sock, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('soft-play');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/soft play/i);
      }
    },
  );

  it('dives with the cousin whom the details name', () => {
    const book = told('soft play with my cousin', 3, 'cousin Jack');
    expect(book.pages.filter((page) => page.text.includes('Jack')).length).toBeGreaterThan(2);
  });

  it.each(['a soft blanket', 'the big slide at the park', 'a lost sock'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('soft-play');
  });
});

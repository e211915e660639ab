import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('away in a house on wheels', () => {
  it.each([
    ['our camper van trip', /camper van/],
    ['a holiday in a campervan', /camper ?van/],
    ['motorhome holiday', /motorhome/],
    ['caravan holiday', /caravan/],
    ['our camper van trip to scotland', /to Scotland/],
  ])('%s has the sea at the back, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'wobbly-ceiling']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(word);
      expect(text).toMatch(/ceiling/);
    }
  });

  it.each(['camping in a tent', 'the camper van broke down', 'a camper van who wants to be a racing car'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('wobbly-ceiling');
    },
  );
});

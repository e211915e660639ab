import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('lunch swap', () => {
  it.each([
    'swapping packed lunches',
    'school dinners',
    'what is in my lunch box',
    'a bear who swaps his packed lunch',
  ])('%s is about what lay under the apple, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lunch-swap');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/\bletters?\b/);
      expect(text).toMatch(/\bapple\b/);
    }
  });

  it('lets nobody swap before it is known who may eat what', () => {
    for (const age of [6, 9])
      expect(
        told('swapping packed lunches', age)
          .pages.map((page) => page.text)
          .join(' '),
      ).toMatch(/\blist\b|\bwho could eat what\b/);
  });

  it.each(['allergic to nuts at school', 'two friends swap places', 'a mouse who lives in a lunch box'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('lunch-swap');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('one food loved above all', () => {
  it.each([
    ['a bear who loves honey', /honey/],
    ['a monkey who only eats bananas', /bananas/],
    ['Ada loves cheese', /cheese/],
    ['a hippo who loves cake', /cake/],
  ])('%s is hidden from the nose that finds it, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('one-food');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.filter(({ text }) => word.test(text)).length).toBeGreaterThan(1);
    }
  });

  it.each(['a bear bakes a honey cake', 'a rabbit who hates carrots', 'the mouse who stole the cheese'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('one-food');
    },
  );
});

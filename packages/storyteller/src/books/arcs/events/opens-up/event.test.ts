import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody opens a shop', () => {
  it.each([
    ['an octopus who opens a hair salon under the sea', /hair salon/],
    ['a bear who opens a café', /café/],
    ['Ada opens a toy shop', /toy shop/],
  ])('%s: the sign has two sides, soundly, at every age', (theme, shop) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('opens-up');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(shop);
      expect(text).toContain('Ada');
      expect(text).toMatch(/CLOSED/);
    }
  });

  it.each([
    'an elephant and a mouse who open a bakery together',
    'going to the sweet shop',
    'a crocodile opens a dental surgery',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('opens-up');
  });
});

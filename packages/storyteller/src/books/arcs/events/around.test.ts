import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });
const pagesWith = (theme: string, age: number, word: RegExp): number =>
  told(theme, age).pages.filter(({ text }) => word.test(text)).length;

describe('what a theme has around its event', () => {
  it.each([
    ['finding a mysterious egg with dad', /\bDad\b/],
    ['a snow day with grandma', /\bGrandma\b/],
    ['a trip to the farm with my brother Leo', /\bLeo\b/],
    ['pirates with grandpa', /\bGrandpa\b/],
  ])('%s: whoever comes along is on three pages and more', (theme, name) => {
    for (const age of [6, 9]) {
      expect(pagesWith(theme, age, name)).toBeGreaterThanOrEqual(3);
      expect(told(theme, age).findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each([
    ['going fishing on her birthday', /\bbirthday\b/],
    ['a treasure map on holiday', /\bholiday\b/],
    ['a lemonade stand in the rain', /\brain/],
    ['baking a cake for the school fair', /\bschool fair\b/],
  ])('%s: the day is told more than once', (theme, word) => {
    expect(pagesWith(theme, 6, word)).toBeGreaterThanOrEqual(2);
  });

  it('a brother has a name, and is a child', () => {
    const book = told('Mia and her little brother build a treehouse', 8);
    const text = book.pages.map((page) => page.text).join(' ');
    expect(text).toMatch(/Mia's little brother \p{Lu}/u);
    expect(book.notManaged).toEqual([]);
  });

  it.each([
    'a very grumpy llama',
    'a snail who goes to school',
    'a pirate who has a cold',
    'a bus that wants to see the sea',
  ])('%s: has no saying of its kind where nothing on the page calls for it', (theme) => {
    const text = told(theme, 6)
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).not.toMatch(
      /News reached|everybody is smiling|with Tuesday|opened both doors|the second kind|cannot be helped/,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('kittens where nobody meant them to be', () => {
  it.each([
    'our cat had kittens in the wardrobe',
    'our dog is having puppies',
    'kittens in the sock drawer',
    'the day the puppies were born',
  ])('%s leaves the box empty, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('kittens-in-the-wardrobe');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bbox\b.*smell.*\bbox\b/s);
    }
  });

  it('is the mother that the family named, and where she had them', () => {
    const text = told('our cat Minka had kittens in my sock drawer', 6)
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).toMatch(/\bMinka\b.*\bdrawer\b/s);
  });

  it.each(['our new kitten', 'a lost puppy', 'three little kittens who lost their mittens'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('kittens-in-the-wardrobe');
    },
  );
});

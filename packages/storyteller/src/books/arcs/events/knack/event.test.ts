import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a thing that one has to learn', () => {
  it.each([
    ['learning to tie my shoelaces', /ear/],
    ['riding a horse for the first time', /foot/],
    ['training a falcon', /falcon/],
    ['a penguin who learns to ski', /skis?/],
    ['learning to knit with gran', /Gran/],
  ])('%s is done in three steps, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('knack');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(new RegExp(word.source, 'i'));
    }
  });

  it.each(['learning to swim', 'a skating competition', "a kangaroo who can't hop", 'learning to ride a bike'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('knack');
    },
  );

  it.each([3, 6, 9])('riding is learned by the child, and by no horse, at %i', (age) => {
    const text = told('horse riding, and a pony who is slow', age)
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).not.toMatch(/the horse\b/);
    expect(text).toContain('Ada');
  });

  it.each([3, 6, 9])('whoever is ridden is not told how one rides, at %i', (age) => {
    const details = 'her pony is called Pepper';
    const book = tellPictureBook({ theme: 'horse riding', childName: 'Ada', age, details }, { seed: age });
    const text = book.pages.map((page) => page.text).join(' ');
    expect(text).toContain('ride Pepper the pony');
    expect(text).not.toMatch(/Pepper (?:looked|was a slow pupil|did not know|looks on)/);
    expect(book.findings.filter((each) => each.hard)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who does not eat something', () => {
  it.each([
    ['the boy who only ate pasta', 'pasta'],
    ["I don't like peas", 'peas'],
    ["a rabbit who doesn't like carrots", 'carrot'],
    ["a dragon who won't eat his vegetables", 'vegetables'],
    ["the dinosaur who didn't like broccoli", 'broccoli'],
  ])('%s, and hides it too well, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('fussy-eater');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each([
    'a vegetarian lion',
    'a picky eater has to cook for a giant',
    'the cat who ate too much',
    "a fish who doesn't like water",
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('fussy-eater');
  });
});

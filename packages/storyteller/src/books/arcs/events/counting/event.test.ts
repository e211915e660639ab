import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('counting', () => {
  it.each([
    ['counting ladybirds', 'ladybird'],
    ['ten little ducks', 'duck'],
    ['a sheep who counts children', 'sheep'],
    ['counting stars with grandpa', 'Grandpa'],
    ['five little frogs', 'five'],
  ])('%s comes out right, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('counting');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(
        book.pages
          .map((page) => page.text)
          .join(' ')
          .toLowerCase(),
      ).toContain(word.toLowerCase());
    }
  });

  it('whoever counted is who the book is about', () => {
    const book = told('the sheep who could not fall asleep so it counted children', 6);
    expect(book.arc).toBe('counting');
    expect(book.pages[0]?.text).toMatch(/the sheep .*count the children/);
  });

  it.each(['counting the days to christmas', 'counting money', 'five hundred hats'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('counting');
  });
});

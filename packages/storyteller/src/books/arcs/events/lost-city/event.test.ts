import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a lost city', () => {
  it.each([
    ['the lost city in the jungle', /lost city.*water/s],
    ['an ancient temple in the jungle', /temple.*water/s],
    ['a mystery inside a pyramid', /pyramid.*sand/s],
    ['a monkey who finds a lost temple', /monkey.*temple/s],
  ])('%s opens, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lost-city');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['a lost city under the sea', 'the mouse who got lost in the city', 'a time machine to the pyramids'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('lost-city');
    },
  );
});

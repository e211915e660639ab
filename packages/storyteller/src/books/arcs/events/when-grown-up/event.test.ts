import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a child would like to be something when grown up', () => {
  it.each([
    ['Ada wants to be a vet when she grows up', 'cat'],
    ['a girl who wants to be an astronaut', 'astronaut'],
    ['a boy who wants to be a train driver', 'train driver'],
  ])('%s is asked how it goes, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('when-grown-up');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a visit to the vet', 'a mouse who wants to be a firefighter', 'Ada dresses up as a pilot'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('when-grown-up');
    },
  );
});

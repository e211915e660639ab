import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who collects things', () => {
  it.each([
    ['a mouse who collects stones', 'stones'],
    ['a squirrel who collects sounds', 'sounds'],
    ['a girl who collects words', 'words'],
    ['a magpie who collects shiny things and solves a theft', 'shiny things'],
  ])('%s finds out by them who stole something, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('collects');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toMatch(/stole/i);
    }
  });

  it.each(['a bee who collects pollen', 'collecting eggs on the farm', 'the squirrel who cannot stop collecting nuts'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('collects');
    },
  );
});

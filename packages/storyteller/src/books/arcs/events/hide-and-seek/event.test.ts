import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('hide-and-seek', () => {
  it.each([
    ['playing hide and seek with a ghost', 'ghost'],
    ['an elephant who plays hide and seek', 'elephant'],
    ['Ada and Dad play hide-and-seek', 'Dad'],
    ['hide and seek in the forest with a fox and an owl', 'owl'],
    ['the best hiding place', 'Ada'],
  ])('%s ends by being found, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('hide-and-seek');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a hidden treasure', 'a monster hiding under the bed', 'the toys play hide and seek at night'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('hide-and-seek');
    },
  );
});

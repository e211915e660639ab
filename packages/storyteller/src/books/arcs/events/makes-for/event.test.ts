import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who makes things for somebody', () => {
  it.each([
    ['a rabbit who knits scarves for everyone', /everyone/],
    ['a spider who weaves blankets for the mice', /mouse/],
    ['a mole who builds houses', /house/],
    ['granny knits a jumper that is too long', /Granny/],
    ['a monster who knits', /kni/],
  ])('%s makes one that fits, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('makes-for');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['learning to knit with gran', 'we build a boat', 'a bird builds a nest', 'a birthday cake for mum'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('makes-for');
    },
  );
});

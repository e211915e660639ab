import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a grown-up of the family is tiny for a day', () => {
  it.each([
    ['grandad shrinks to the size of a pea', /Grandad/, /pea/],
    ['mummy is tiny', /Mummy/, /tiny/],
    ['daddy gets smaller and smaller', /Daddy/, /jumper/],
    ['my mum is as small as a mouse', /Mum/, /a mouse/],
  ])('%s: looked after by the child, who sees what did it, soundly, at every age', (theme, ...words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('tiny-grown-up');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      for (const each of words) expect(text).toMatch(each);
      expect(text).toMatch(/Down here!/);
    }
  });

  it.each(['a girl who shrinks to the size of an ant', 'when daddy was small', 'my jumper shrank in the wash'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('tiny-grown-up');
    },
  );
});

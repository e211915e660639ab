import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('too big for the garage', () => {
  it.each([
    ['monster truck who is too big for the garage and has to sleep outside', /garage/],
    ['a tractor that is too big for the barn', /barn/],
    ['a fire engine that does not fit in the garage', /garage/],
  ])('%s: it is a roof itself, soundly, at every age', (theme, said) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'sleeps-outside']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(said);
      expect(text).toContain('Ada');
    }
  });

  it.each(['a monster truck race', 'an elephant who is too big', 'a tractor who gets stuck in the mud'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('sleeps-outside');
    },
  );
});

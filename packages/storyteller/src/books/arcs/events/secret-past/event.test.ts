import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a grown-up of the family with a past', () => {
  it.each([
    ['my grandma used to be a pirate', /Grandma/, /teapot/],
    ['a pirate granny', /Granny/, /teapot/],
    ['grandad was a racing driver', /Grandad/, /green/],
    ['racing car driver grandad', /Grandad/, /green/],
  ])('%s: is told of that, soundly, at every age', (theme, name, what) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('secret-past');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(name);
      expect(text).toMatch(what);
    }
  });

  it('has the name that the family has for her', () => {
    const book = told('my grandma used to be a pirate', 9, 'Grandma is called Nana Pat');
    expect(book.pages.map((page) => page.text).join(' ')).toContain('Nana Pat');
  });

  it.each(['a pirate looking for treasure', 'a racing car who is slow', 'grandma is secretly a spy'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('secret-past');
    },
  );
});

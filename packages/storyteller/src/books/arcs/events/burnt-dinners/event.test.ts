import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('burnt dinners', () => {
  it.each(['Dad burns every dinner', "Grandpa's burnt dinners", 'a dragon who burns the toast', 'mum cannot cook'])(
    '%s is listened to, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('burnt-dinners');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bblack\b/);
      }
    },
  );

  it('is about whoever the theme says cooks', () => {
    expect(told('Daddy burns the dinner', 6).pages[0]?.text).toMatch(/Daddy/);
    expect(told('a dragon who burns the toast', 6).pages[0]?.text).toMatch(/dragon/);
  });

  it.each(['a birthday cake that burns', 'the best cook in the world', 'scared of a hot oven'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('burnt-dinners');
    },
  );
});

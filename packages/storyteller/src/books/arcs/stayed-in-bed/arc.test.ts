import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Theo', age, details: null }, { seed: age });

describe('a time of year that does not come', () => {
  it.each([
    ['a squirrel saves winter', 'Winter', 'snow'],
    ['a hedgehog saves Christmas', 'Christmas', 'light'],
    ['the year spring did not come', 'Spring', 'green'],
  ])('is fetched out of bed in "%s" by what there is only then', (theme, name, liked) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('stayed-in-bed');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(name);
      expect(text.toLowerCase()).toContain(liked);
    }
  });

  it.each(['making a card for Christmas', 'a bear who sleeps all winter', 'a squirrel saves nuts for winter'])(
    'is not for %s',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('stayed-in-bed');
    },
  );
});

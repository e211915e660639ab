import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, seed = age, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed });

describe('a bed that is a boat at night', () => {
  it.each([
    ['a bed that turns into a boat at night', 'bed', 'boat'],
    ['a cot that becomes a boat', 'cot', 'boat'],
    ['my bed is a ship', 'bed', 'ship'],
    ['the bed that sails away', 'bed', 'boat'],
  ])('%s sails with the child in it, soundly, at every age, in both wordings', (theme, bed, boat) => {
    for (const age of [3, 6, 9])
      for (const seed of [1, 2, 3]) {
        const book = told(theme, age, seed);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(book.arc).toBe('bed-sails');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(text).toContain(bed);
        expect(text).toContain(boat);
        expect(book.pages.filter((page) => page.text.includes('Ada')).length).toBeGreaterThan(4);
        expect(book.notManaged).toEqual([]);
      }
  });

  it('has the brother in it whom the theme names', () => {
    const text = told('my brother and me sail away in our bed', 6, 1, 'her brother Finn')
      .pages.map((page) => page.text)
      .join(' ');
    expect(text.match(/Finn/g)?.length).toBeGreaterThan(2);
  });

  it.each(['a boat trip with grandad', 'moving to a big bed', 'a monster under the bed'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('bed-sails');
  });
});

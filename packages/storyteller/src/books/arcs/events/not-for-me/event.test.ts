import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an allergy to something one eats', () => {
  it.each(['a squirrel allergic to nuts', 'my son is allergic to milk', 'egg allergy', 'a bear who cannot eat honey'])(
    '%s is told by whoever asks, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('not-for-me');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\basked\b/);
      }
    },
  );

  it('names what the family named', () => {
    for (const age of [3, 6, 9]) {
      const text = told('my daughter is allergic to eggs', age)
        .pages.map((page) => page.text)
        .join(' ');
      expect(text).toMatch(/\beggs\b/i);
      expect(text).not.toMatch(/\bnuts\b/i);
    }
  });

  it.each(['a wolf who is allergic to sheep', 'a squirrel who buried her nuts', 'a bee who is allergic to flowers'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('not-for-me');
    },
  );
});

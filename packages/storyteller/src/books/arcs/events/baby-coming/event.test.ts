import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a baby is coming', () => {
  it.each([
    ['a baby sister is coming', 'baby sister'],
    ['becoming a big brother', 'big brother'],
    ['our new baby', 'baby'],
  ])('%s: it comes, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('baby-coming');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each([
    'mummy is having twins',
    'twins! mummy is having two babies',
    'expecting twins',
    'our new twin sisters',
    'becoming a big sister to twins',
  ])('%s: two come, soundly, at every age, and the child is none of them', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('baby-coming');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/one more|another one/i);
      expect(text).not.toMatch(/They are twins/);
    }
  });

  it('is of one baby where one comes', () => {
    expect(
      told('mummy is having a baby', 6)
        .pages.map((page) => page.text)
        .join(' '),
    ).not.toMatch(/They hold me/);
  });

  it('lets no friend of the child sleep in a basket, or drink from a bowl', () => {
    for (const age of [3, 6, 9]) {
      const brief = { theme: 'a new baby sister', childName: 'Ada', age, details: 'best friend Cosima' };
      const text = tellPictureBook(brief, { seed: age })
        .pages.map((page) => page.text)
        .join(' ');
      expect(text).toMatch(/ the dog/);
      expect(text).not.toMatch(/Cosima (?:slept|got out|had the melon|ate)/);
    }
  });

  it.each(['the new baby cries all night', 'a baby dragon', 'baby animals on the farm', 'a baby brother who can fly'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('baby-coming');
    },
  );
});

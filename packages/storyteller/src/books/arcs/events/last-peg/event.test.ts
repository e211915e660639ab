import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('the last day at a school', () => {
  it.each([
    ['last day of primary school', 'primary school'],
    ['last day of nursery', 'nursery'],
    ['leaving kindergarten', 'kindergarten'],
    ['the last day of school', 'school'],
    ['end of the school year', 'school'],
  ])('%s: the child finds out who had the peg before, soundly, at every age', (theme, school) => {
    for (const age of [3, 6, 11]) {
      const book = told(theme, age);
      expect(book.arc).toBe('last-peg');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(`last day of ${school}`);
      expect(text).toContain('Ada');
    }
  });

  it('has the teacher and the friend whom the family names', () => {
    const book = told('last day of primary school', 11, 'friends Anya, Bea and Mrs Patel who always sings');
    const text = book.pages.map((page) => page.text).join(' ');
    expect(text).toContain('Mrs Patel');
    expect(text).toContain('Anya');
  });

  it.each(['first day of school', 'the last day of the holidays', 'my best friend is moving away'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('last-peg');
    },
  );
});

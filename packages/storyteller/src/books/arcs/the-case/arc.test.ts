import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { theCase } from './arc.ts';

const told = (theme: string, age: number, seed = age) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed });
const textOf = (book: ReturnType<typeof told>): string => book.pages.map((page) => page.text).join(' ');

describe('the case', () => {
  it.each(['a mystery at the stables', 'a dog who solves crimes', 'the stables mystery'])(
    '%s is a case at every age',
    (theme) => {
      for (const age of [3, 6, 9]) expect(told(theme, age).arc).toBe('the-case');
    },
  );

  it.each([
    ['who stole the meatball', 'meatball'],
    ['who took the meatball', 'meatball'],
    ['who took the last doughnut', 'doughnut'],
  ])('%s is a case of several, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'the-case']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(textOf(book)).toContain(word);
    }
  });

  it('what is missing is what the parent said, and it happens where the parent said', () => {
    const book = told('the mystery of the missing trumpet', 9);
    expect(textOf(book)).toContain('trumpet');
    expect(told('a mystery at the stables', 6).pages[0]?.text).toContain('at the stables');
  });

  it('who was accused in front of everybody is told sorry in front of everybody', () => {
    const pages = told('a mystery at the stables', 9).pages.map(({ text }) => text);
    const [suspect = ''] = /(?:Mr|Mrs) \p{Lu}\p{Ll}+/u.exec(pages[4] ?? '') ?? [];
    expect(suspect).not.toBe('');
    expect(pages[5]).toContain(suspect);
    expect(pages[10]).toContain(suspect);
  });

  it.each(['a lost teddy', 'scared of burglars', 'a mysterious key'])('%s is not for it', (theme) => {
    expect(theCase.fits(understandTheme(theme, 'Ada'))).toBe(0);
  });
});

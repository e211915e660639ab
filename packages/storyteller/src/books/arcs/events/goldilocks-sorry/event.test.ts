import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('Goldilocks, the morning after', () => {
  it.each([
    'goldilocks says sorry',
    'goldilocks and the three bears',
    'Ada meets goldilocks',
    "who's been sitting in my chair",
  ])('%s: a sorry has to be the right size, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'goldilocks-sorry']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/[Jj]ust right/);
      expect(text).toContain('Goldilocks');
      expect(text).toContain('Ada');
    }
  });

  it.each(['three bears go on a picnic', 'a bear hunt', 'little red riding hood'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('goldilocks-sorry');
  });
});

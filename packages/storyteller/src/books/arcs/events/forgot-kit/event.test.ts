import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('forgot kit', () => {
  it.each([
    ['lost homework', /\bhomework\b/],
    ['I forgot my PE kit', /\bPE kit\b/],
    ['left my reading book at home', /\breading book\b/],
    ['a dragon who forgot his PE kit', /\bdragon\b/],
  ])('%s ends in what was really missing, soundly, at every age', (theme, said) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('forgot-kit');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(said);
      expect(book.pages.at(-1)?.text).toMatch(/\bhug\b|\bglasses\b/);
    }
  });

  it.each(['the dog ate my homework', 'a dragon who forgets everything', 'a robot who does my homework'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('forgot-kit');
    },
  );
});

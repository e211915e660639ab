import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a puddle', () => {
  it.each([
    ['a puddle', 'puddle'],
    ['splashing in puddles', 'puddle'],
    ['a fox and a big puddle', 'Fox'],
    ['red wellies', 'boots'],
    ['new wellies with grandad', 'boots'],
  ])('%s is told as it goes, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('puddle');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(new RegExp(word, 'i'));
    }
  });

  it.each(['a puddle in the football pitch', 'puss in boots', 'a lost red boot', 'a rabbit scared of puddles'])(
    '%s is another story',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('puddle');
    },
  );
});

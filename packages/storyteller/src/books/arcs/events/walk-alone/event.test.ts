import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a first walk alone', () => {
  it.each([
    'Ada walks to school alone',
    'first time walking to the shop by herself',
    'a fox who walks to school alone',
  ])('%s has somebody behind it, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('walk-alone');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/pat, pat/i);
    }
  });

  it('lets nobody over the road but with the one who stops the cars', () => {
    for (const age of [6, 9]) expect(JSON.stringify(told('Ada walks to school alone', age).pages)).toMatch(/Mrs Reed/);
  });

  it.each(['all alone in the dark', 'lost on the way to school', 'nobody to play with at school'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('walk-alone');
    },
  );
});

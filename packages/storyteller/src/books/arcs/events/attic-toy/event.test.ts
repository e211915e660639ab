import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a forgotten toy', () => {
  it.each([
    ['a forgotten toy in the attic', 'teddy'],
    ['an old teddy bear in the attic', 'teddy'],
    ["Ada finds mum's old doll in the attic", 'Mum'],
    ['the forgotten teddy', 'teddy'],
  ])('%s is fetched down in the end, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('attic-toy');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toContain('attic');
    }
  });

  it.each(['a toy nobody bought', 'the teddy left on the bus', 'toys that come alive at night'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('attic-toy');
    },
  );
});

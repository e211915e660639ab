import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a tournament', () => {
  it.each(["a knight's tournament", "the knight's first tournament", 'the jousting tournament at the castle'])(
    '%s, is won by the bell, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('tournament');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/ting/i);
      }
    },
  );

  it.each(['a football tournament', 'a chess tournament', 'a knight and a dragon'])('%s is another story', (theme) => {
    expect(told(theme, 6).arc).not.toBe('tournament');
  });
});

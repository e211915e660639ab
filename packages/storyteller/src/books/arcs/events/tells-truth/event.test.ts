import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a day on which everybody tells the truth', () => {
  it.each(['a spell that makes everyone tell the truth', 'nobody can tell a lie'])(
    '%s: is told so, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('tells-truth');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/what else/i);
      }
    },
  );

  it.each(['telling the truth when you broke something', 'a boy who told a lie'])('%s is another', (theme) => {
    expect(told(theme, 9).arc).not.toBe('tells-truth');
  });
});

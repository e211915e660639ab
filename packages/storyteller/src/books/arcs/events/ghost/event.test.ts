import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a ghost', () => {
  it.each(['a friendly ghost', 'a ghost in the attic'])('%s is taken for a sheet, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('ghost');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain('sheet');
    }
  });

  it.each(['scared of ghosts', 'a ghost costume for Halloween'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('ghost');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('where somebody is', () => {
  it.each(['where is bunny', 'peekaboo', 'peekaboo in the jungle'])(
    '%s: right behind, soundly, at every age',
    (theme) => {
      for (const age of [2, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('where-is');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/behind/);
      }
    },
  );

  it.each(['where is daddy', 'where is the moon'])('%s is another', (theme) => {
    expect(told(theme, 3).arc).not.toBe('where-is');
  });
});

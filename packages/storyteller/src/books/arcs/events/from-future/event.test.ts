import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody from the future', () => {
  it.each(['a time traveller from the future', 'a visitor from the future', 'a boy from the year 3000'])(
    '%s, sees who plants the tree, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('from-future');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toContain('acorn');
      }
    },
  );

  it.each(['a letter from the future', 'a time machine', 'a visitor from France'])('%s is another story', (theme) => {
    expect(told(theme, 6).arc).not.toBe('from-future');
  });
});

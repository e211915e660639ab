import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('seasick', () => {
  it.each(['a pirate captain who gets seasick', 'Ada gets seasick on the boat', 'a sailor mouse who is seasick'])(
    '%s finds what lies still, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('seasick');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toContain('seasick');
        expect(text).toMatch(/line/);
      }
    },
  );

  it.each(['a boat trip with grandpa', 'a dragon who is sick in bed'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('seasick');
  });
});

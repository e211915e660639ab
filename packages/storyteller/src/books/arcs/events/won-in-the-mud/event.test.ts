import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Rhys', age, details }, { seed: age });

describe('a match in the mud', () => {
  it.each(['Winning the rugby match in the mud', 'my son plays rugby', 'Rhys scores the winning goal at hockey'])(
    '%s is won, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age, 'plays for the Dragons');
        expect(book.arc).toBe('won-in-the-mud');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toMatch(/rugby|hockey/);
        expect(text).toMatch(/\bw[io]n\b/i);
        expect(text).toContain('Dragons');
      }
    },
  );

  it.each(['losing the rugby match', 'a pig who loves mud', 'winning the football match'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('won-in-the-mud');
  });
});

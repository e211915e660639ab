import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a basketball final', () => {
  it.each(['the basketball final', 'winning the basketball cup', 'scoring the winning basket'])(
    '%s: a toe is on the line, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('toe-on-the-line');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toMatch(/basketball/);
        expect(text).toMatch(/\bblue\b/);
      }
    },
  );

  it('is won by the team that the details name', () => {
    const text = told('the basketball final', 10, 'her team is the Tigers')
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).toMatch(/the Tigers/i);
    expect(text).not.toMatch(/Greens/);
  });

  it.each(['learning to play basketball', 'not picked for the basketball team', 'a giraffe who plays basketball'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('toe-on-the-line');
    },
  );
});

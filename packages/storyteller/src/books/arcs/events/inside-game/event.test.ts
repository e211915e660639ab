import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('inside a video game', () => {
  it.each(['stuck inside a video game', 'a fox falls into a video game', 'trapped in a computer game'])(
    '%s, the way out is to the left, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('inside-game');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bleft\b/i);
      }
    },
  );

  it.each(['too much screen time', 'a game of football', 'my tablet is broken'])('%s is another story', (theme) => {
    expect(told(theme, 6).arc).not.toBe('inside-game');
  });
});

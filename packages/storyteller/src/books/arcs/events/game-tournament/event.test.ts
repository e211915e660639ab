import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('the final of a video game', () => {
  it.each(['a video game tournament', 'gaming competition final', 'a computer game competition'])(
    '%s: is told, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('game-tournament');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/goat/i);
      }
    },
  );

  it.each(['stuck inside a video game', 'a chess tournament', 'a football tournament'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('game-tournament');
  });
});

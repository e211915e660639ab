import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a bogey', () => {
  it.each(['bogeys', 'a funny story about bogeys', 'snot', 'boogers'])(
    '%s: is on watch in the nose, and leaves it for a tissue, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('on-watch');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toMatch(/bogey/);
        expect(text).toMatch(/tissue/);
        expect(text).toContain('Ada');
      }
    },
  );

  it.each(['the bogeyman', 'a funny story about farts', 'a dragon who sneezes'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('on-watch');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a lost song', () => {
  it.each(['a whale who lost her song', 'a bird who forgot his song', 'a cricket who lost his song'])(
    '%s is sung in the end, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('lost-song');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.at(-1)?.text).toMatch(/Oo/);
      }
    },
  );

  it.each(['a lion who lost his roar', 'a song contest in the forest'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('lost-song');
  });
});

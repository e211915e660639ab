import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('a card for somebody', () => {
  it.each(['making a card for mummy', "valentine's day", 'a letter to grandma', 'a get well card for my teacher'])(
    '%s is read by everybody first, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('card');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/glue/);
      }
    },
  );

  it.each(['a letter to santa', 'getting my library card'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('card');
  });
});

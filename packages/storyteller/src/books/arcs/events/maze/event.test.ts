import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a maze', () => {
  it.each(['lost in a maze', 'we got lost in the corn maze', 'a fox in a labyrinth'])(
    '%s is full of people who know one wrong way, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('maze');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bmaze\b.*\bgate\b/is);
      }
    },
  );

  it.each(['lost in the woods', 'an amazing adventure'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('maze');
  });
});

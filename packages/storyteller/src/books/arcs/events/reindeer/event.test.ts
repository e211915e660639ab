import { describe, expect, test } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number): ReturnType<typeof tellPictureBook> =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('the youngest of the reindeer', () => {
  test.each([
    "the reindeer who couldn't fly",
    'the littlest reindeer',
    "Santa's reindeer",
    'Mia and the reindeer',
    'Rudolph',
  ])('%s leaves marks in the snow that stop, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('reindeer');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/hoof marks|marks/);
    }
  });

  test.each(['a reindeer with a cold', 'a reindeer comes to tea', 'a dragon who cannot fly', 'christmas eve'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('reindeer');
    },
  );
});

import { describe, expect, test } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number): ReturnType<typeof tellPictureBook> =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('a night on which he is met', () => {
  test.each([
    ['waiting for Santa', 'Santa'],
    ['Father Christmas falls asleep', 'Father Christmas'],
    ['a visit from santa claus', 'Santa'],
    ['Mia meets Father Christmas', 'Father Christmas'],
    ['a fox who waits for Santa', 'the fox'],
  ])('%s is told soundly at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('father-christmas');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  test.each(['is Santa real?', 'santa gets stuck in the chimney', 'the elves in the workshop', 'christmas at nana'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('father-christmas');
    },
  );
});

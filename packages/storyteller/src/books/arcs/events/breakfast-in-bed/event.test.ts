import { describe, expect, test } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number): ReturnType<typeof tellPictureBook> =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('a breakfast that is to be a surprise', () => {
  test.each([
    ["Mother's Day", 'Mum'],
    ["father's day", 'Dad'],
    ['breakfast in bed for mummy', 'Mummy'],
    ['breakfast in bed for grandma', 'Grandma'],
    ["a fox on Mother's Day", 'the fox'],
  ])('%s is told soundly at every age, with whom it is for', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('breakfast-in-bed');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  test.each(["Mother's Day without a mum", 'a dinosaur who wants breakfast', 'a day out with my mum'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('breakfast-in-bed');
    },
  );
});

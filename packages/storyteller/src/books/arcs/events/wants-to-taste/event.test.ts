import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who has nothing to taste with', () => {
  it.each([
    ['a robot who wants to taste ice cream', 'ice cream'],
    ['a ghost who wants to eat cake', 'cake'],
    ['a scarecrow who wonders what strawberries taste like', 'strawberries'],
  ])('%s sees it in every face, soundly, at every age', (theme, food) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wants-to-taste');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(food);
    }
  });

  it.each(['a cat who wants ice cream', 'a robot who makes pancakes', 'a boy who wants to eat cake'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('wants-to-taste');
    },
  );
});

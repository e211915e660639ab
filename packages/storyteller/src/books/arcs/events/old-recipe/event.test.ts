import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an old recipe', () => {
  it.each([
    ["the secret ingredient in grandpa's soup", 'Grandpa'],
    ['making soup with granny', 'soup'],
    ['baking banana bread with granny', 'banana bread'],
    ['baking biscuits with nana', 'Nana'],
    ['baking with grandma', 'Grandma'],
  ])('%s comes right, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('old-recipe');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(["making a cake for daddy's birthday", 'a witch makes soup', 'making mud pies with granny'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('old-recipe');
    },
  );
});

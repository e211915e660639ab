import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('one who begins to talk', () => {
  it.each([
    ["Ada's dog learns to talk", 'dog'],
    ['a pumpkin that talks', 'pumpkin'],
    ['a talking teapot', 'teapot'],
    ['the day our car started talking', 'car'],
  ])('%s asks and asks, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('begins-to-talk');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a parrot who talks too much', 'talking to a new friend', 'a lion who lost his voice'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('begins-to-talk');
    },
  );
});

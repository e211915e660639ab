import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody heavy gets on the bus', () => {
  it.each([
    ['an elephant on the school bus', /elephant/, /school/],
    ['a giraffe gets on the bus', /giraffe/, /bus/],
    ['a dinosaur takes the bus to school', /dinosaur/, /school/],
  ])('%s: the child knows what that is good for, soundly, at every age', (theme, ...words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('heavy-passenger');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      for (const each of words) expect(text).toMatch(each);
      expect(text).toMatch(/puddle/);
    }
  });

  it.each(['an elephant comes to school', 'a penguin on the bus', 'left my teddy bear on the bus'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('heavy-passenger');
    },
  );
});

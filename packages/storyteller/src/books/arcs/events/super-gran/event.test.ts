import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a grandmother or a grandfather with a cape', () => {
  it.each([
    ['supergran saves the day', /Gran/],
    ['a superhero grandpa', /Grandpa/],
    ['superhero grandma', /Grandma/],
    ['Ada and her superhero nana', /Nana/],
  ])('%s flies slowly and asks, soundly, at every age', (theme, name) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('super-gran');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map(({ text }) => text).join(' ')).toMatch(name);
    }
  });

  it.each(['a superhero who is afraid of cats', 'grandma is secretly a spy', 'a day with grandpa'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('super-gran');
    },
  );
});

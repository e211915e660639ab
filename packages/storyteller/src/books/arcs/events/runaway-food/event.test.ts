import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('food that runs away', () => {
  it.each([
    ['cookies that run away', 'cookie'],
    ['the runaway pancake', 'pancake'],
    ['the pancake that ran away', 'pancake'],
    ['the gingerbread man', 'gingerbread man'],
    ['a sausage that runs away from the barbecue', 'sausage'],
    ['a burger with legs thats running away', 'burger'],
    ['a pizza with legs', 'pizza'],
    ['a runaway hot dog', 'hot dog'],
  ])('%s is run after by everybody, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'runaway-food']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.filter((page) => page.text.includes(word)).length).toBeGreaterThan(3);
    }
  });

  it.each(['baking cookies with grandma', 'a monster who eats cookies', 'a spaceship runs out of biscuits'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('runaway-food');
    },
  );
});

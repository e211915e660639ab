import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../tell-picture-book.ts';

const told = (theme: string, details: string, age = 6) => {
  const book = tellPictureBook({ theme, childName: 'Theo', age, details }, { seed: 3 });
  return book.pages.map(({ text }) => text).join(' ');
};

describe('the people and animals of a family, by the names that only the details tell', () => {
  it.each([
    ['a day with grandma', 'he calls her Nana Jean', 'Nana Jean'],
    ['baking with nanny', 'nanny Sue', 'Nanny Sue'],
    ['Theo becomes a big brother', 'baby sister Elsie', 'Elsie'],
    ["a sleepover at his cousin's house", 'cousin Maya', 'Maya'],
    ['a walk with our dog', 'mummy, daddy and dog Rufus', 'Rufus'],
  ])('%s, %s', (theme, details, name) => {
    expect(told(theme, details)).toContain(name);
  });

  it('nobody sleeps over at the house of a house', () => {
    for (const seed of [1, 2, 3, 4]) {
      const theme = "first sleepover at cousin's house";
      const { cast } = tellPictureBook({ theme, childName: 'Theo', age: 6, details: null }, { seed });
      expect(cast.filter((each) => each.is === 'thing')).toEqual([]);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { edibleThingIn } from './reading.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('something that is made of something to eat', () => {
  it.each([
    ['a boat made of cheese', 'boat', 'cheese'],
    ['a car made of cake', 'car', 'cake'],
    ['a moon made of marshmallow', 'moon', 'marshmallow'],
    ['a bridge made of spaghetti', 'bridge', 'spaghetti'],
    ['a school made of chocolate', 'school', 'chocolate'],
    ['a pirate ship made out of gingerbread', 'pirate ship', 'gingerbread'],
    ['the moon is made of cheese', 'moon', 'cheese'],
  ])('%s goes to the show, a corner at a time', (theme, x, y) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('a-corner-of-it');
      expect(book.findings.filter(({ hard }) => hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.filter(({ text }) => text.includes(x)).length).toBeGreaterThan(1);
      expect(book.pages.some(({ text }) => text.includes(y))).toBe(true);
    }
  });

  it.each([
    'a boat made of wood',
    'a robot made of cheese',
    'a dragon made of cake',
    'a land made of sweets',
    'a house made of gingerbread',
    'a birthday cake made of chocolate',
    'making a boat',
    'cheese on toast',
    'a boy made of paper',
  ])('%s is another story', (theme) => {
    expect(edibleThingIn(theme)).toBeNull();
  });
});

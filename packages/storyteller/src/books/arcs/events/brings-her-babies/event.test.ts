import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a wild mother shows her young', () => {
  it.each([
    ['fox comes to the back door every evening and one day brings her babies', /cubs/],
    ['a hedgehog comes to our garden every night and one night brings her babies', /hoglets/],
    ['a stray cat comes every day and one day she has kittens with her', /kittens/],
    ['a badger brings her cubs to our garden', /cubs/],
  ])('%s: who sits still sees them, soundly, at every age', (theme, young) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'brings-her-babies']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(young);
      expect(text).toContain('Ada');
    }
  });

  it.each(['a fox in our garden at night', 'a lost fox cub', 'our rabbit had babies', 'ducklings crossing the road'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('brings-her-babies');
    },
  );
});

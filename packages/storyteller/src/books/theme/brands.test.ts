import { describe, expect, it } from 'vitest';
import { withoutBrands } from './brands.ts';

describe('a brand in a theme', () => {
  it.each([
    ['minecraft', 'stuck inside a video game'],
    ['a minecraft house for my cat', 'a blocks house for my cat'],
    ['mincraft', 'blocks'],
    ['a day in Minecarft', 'a day in blocks'],
    ['Cinderela goes to the zoo', 'princess goes to the zoo'],
  ])('%s is kept in kind, also with a letter wrong', (typed, kept) => {
    expect(withoutBrands(typed).text).toBe(kept);
    expect(withoutBrands(typed).dropped).toHaveLength(1);
  });

  it.each(['a fortnight by the sea', 'the rocket transforms', 'Hermann and his hat', 'a minecart full of gold'])(
    '%s has none',
    (typed) => {
      expect(withoutBrands(typed)).toEqual({ text: typed, dropped: [] });
    },
  );
});

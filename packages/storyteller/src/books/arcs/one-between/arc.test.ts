import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { sharedIn } from './reading.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });
const words = (book: ReturnType<typeof told>): string => book.pages.map((page) => page.text).join(' ');

describe('one thing for two or more', () => {
  it.each([
    [
      'a grumpy duck and a very happy frog who have to share one lily pad',
      3,
      null,
      /grumpy duck.*very happy frog.*Budge up/is,
    ],
    ['a hedgehog and a squirrel have to share a sleeping bag', 9, null, /hedgehog.*squirrel/is],
    [
      'two dads and one very small bathroom and everyone needs to be out by 8',
      8,
      'little brother Sol hogs the sink',
      /Dad.*Sol.*hogged the sink.*eight/is,
    ],
    ['me and my sister only have one bike between us', 6, 'sister is Hana', /one bike.*Hana/is],
    ['three sisters and one umbrella', 6, 'sisters Bo and Fay', /the sisters Ada, Bo and Fay.*middle/is],
  ] as const)('%s is on every page of its book', (theme, age, details, says) => {
    const book = told(theme, age, details);
    expect(book.arc).toBe('one-between');
    expect(book.findings.filter((each) => each.hard)).toEqual([]);
    expect(words(book)).toMatch(says);
  });

  it('makes the loud one the loud one, whoever is named first', () => {
    expect(words(told('a noisy hen and a shy owl share one nest', 6))).toMatch(
      /as wide as \p{L}+ the shy owl|^\p{L}+ the shy owl/u,
    );
  });

  it.each([
    'sharing with her brother',
    'sharing a secret with my best friend',
    'twins who have to share a birthday cake',
    "two brothers who won't share one bike",
    'two penguins and a fish',
    'a bear in the bathroom',
    'one bear and two mice',
    'two stubborn donkeys, one pulls this way, one pulls that',
    'three friends and one is always left out',
  ])('%s is another story', (theme) => {
    expect(sharedIn(theme, 'Ada')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { againstNature, type AgainstNature } from './arc.ts';

const bound = (theme: string): AgainstNature[] =>
  TWENTY_SEEDS.flatMap((seed) => againstNature.bind(companyOfTheme(theme, seed)) ?? []);

const WISHES: readonly (readonly [theme: string, wish: string])[] = [
  ['a penguin who wants to fly', 'fly-in-water'],
  ['a pig who wants to fly', 'fly-on-a-hill'],
  ['a fish who wants to climb a tree', 'climb-a-tree'],
  ['a mouse who wants to be big', 'be-big'],
  ['a giraffe who wants to be small', 'be-small'],
  ['a snail who wants to win a race', 'be-fast'],
  ['a hippo who dreams of ballet', 'dance-lightly'],
  ['a snowman who wants to see summer', 'see-summer'],
  ['an owl who wants to stay up all day', 'stay-up-all-day'],
  ['a vegetarian wolf', 'asked-to-supper'],
  ['a mermaid who wants to see the mountains', 'mountains-under-the-sea'],
];

describe('a wish against nature', () => {
  it.each(WISHES)('%s is told by the wish %s, and by none of the others', (theme, wish) => {
    for (const each of bound(theme)) expect(each.wish.id).toBe(wish);
    expect(bound(theme)).toHaveLength(TWENTY_SEEDS.length);
  });

  it.each(WISHES)('%s: what makes it come true was there on the first page', (theme) => {
    for (const each of bound(theme)) {
      for (const telling of ['young', 'middle', 'old'] as const) {
        const [first] = againstNature[telling](each).pages;
        expect(everyVariant(first?.text)).toContain(each.wish.habit[telling](each.hero, each.child));
      }
    }
  });

  it.each(WISHES)('%s is sound at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      for (const seed of [1, 2, 3]) {
        const book = tellPictureBook({ theme, childName: 'Theo', age, details: null }, { seed });
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).not.toMatch(/you can be anything|if you try hard|dreams? come true/i);
      }
    }
  });

  it('is not for those whose nature allows it', () => {
    for (const theme of [
      'a bird who wants to fly',
      'a cheetah who wants to be fast',
      'a squirrel who wants to climb a tree',
    ])
      expect(againstNature.fits(understandTheme(theme, 'Mia'))).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody without what others of the kind have', () => {
  it.each([
    ['a shark with no teeth', /teeth[\s\S]*(?:home|snor|asleep|like a bed)/],
    ['a snail without a shell', /shell[\s\S]*(?:stuck|stick|jerk|hold|stop)/],
    ['a unicorn who has no horn', /horn/],
    ['the cat who lost her tail', /tail/],
    ['a hedgehog with no prickles', /prickles/],
    ['a tree with no leaves', /leaves[\s\S]*kite/],
    ['a robot without a head', /head/],
    ['the crocodile who has no teeth', /teeth/],
    ['an elephant without a trunk', /trunk/],
    ["a dragon that doesn't have any wings", /wings/],
  ])('%s: nothing does in its place, and it is good that there is nothing, at every age', (theme, said) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'goes-without']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(said);
    }
  });

  it.each(['a lion who lost his roar', 'a cow with no spots', 'a king without a crown', 'losing my first tooth'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('goes-without');
    },
  );
});

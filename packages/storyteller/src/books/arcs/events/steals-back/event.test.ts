import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('what was stolen is fetched back', () => {
  it.each([
    ["ninjas who steal back the world's last donut from an evil hamster", /the world's last donut/, /hamster/, /ninja/],
    ['ninjas who have to steal back the worlds last donut from evil hamster', /the world's last donut/, /evil hamster/],
    ["a fox steals the farmer's pie and the chickens get it back", /the farmer's pie/, /fox/, /chicken/],
    ['pirates steal back the treasure from a greedy king', /the treasure/, /king/, /pirate/],
    ["a dragon stole the king's crown and Ada gets it back", /the king's crown/, /dragon/, /Ada/],
  ])('%s: the thief is sung to sleep, soundly, at every age', (theme, ...words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('steals-back');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      for (const each of words) expect(text).toMatch(each);
      expect(text).toMatch(/[Gg]ood night/);
    }
  });

  it.each(['a magpie who steals shiny things', 'who stole the biscuits?', 'a thief who gives everything back'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('steals-back');
    },
  );
});

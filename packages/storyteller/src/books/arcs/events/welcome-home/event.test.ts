import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who comes home after weeks', () => {
  it.each([
    ['Daddy comes home after six weeks away at sea and we make a banner', /Daddy/],
    ['a welcome home banner for Mummy', /Mummy/],
    ['Dad is back from the army after five months', /Dad/],
  ])('%s: a banner is read on the way to the door, soundly, at every age', (theme, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('welcome-home');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(who);
    }
  });

  it.each(['counting the sleeps until Daddy comes home', 'Daddy comes home late from work', 'a new baby comes home'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('welcome-home');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Zoe', age, details: null }, { seed: age });

describe('an astronaut who calls home', () => {
  it.each([
    'an astronaut who misses her mom and finds a way to call home',
    'a homesick astronaut',
    'a girl on a space station who misses her family',
  ])('%s is answered by a whole town, soundly, at every age', (theme) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('calls-home');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/Zoe.*astronaut.*town/su);
    }
  });

  it('is the one whom the theme misses who answers', () => {
    const book = told('an astronaut who misses her mom', 9);
    expect(book.pages.filter((page) => /\bMom\b/u.test(page.text)).length).toBeGreaterThan(2);
  });

  it.each(['an astronaut walks on the moon', 'an alien phones home', 'a boy whose mum is an astronaut'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('calls-home');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody is fetched out of a tower', () => {
  it.each([
    [
      'a princess who saves the prince from a tower then goes home for tea',
      /princess[\s\S]*prince|prince[\s\S]*princess/,
    ],
    ['a knight rescues a princess from a tower', /knight[\s\S]*princess|princess[\s\S]*knight/],
    ['Ada saves a prince from a tower', /Ada[\s\S]*prince|prince[\s\S]*Ada/],
    ['a prince is stuck in a tower', /prince/],
  ])('%s: the door is pulled and there is tea, soundly, at every age', (theme, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'pull-not-push']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(who);
      expect(text).toMatch(/\btea\b/);
      expect(text).toMatch(/tower/);
    }
  });

  it.each(['a princess comes to tea', 'building a tower of blocks', 'a dragon steals the princess'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('pull-not-push');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who comes alive only at night', () => {
  it.each([
    ['a snowman who comes alive but only at night', /snowman/],
    ['a garden gnome who comes to life when nobody is looking', /gnome/],
    ['a scarecrow comes to life after dark', /scarecrow/],
    ['a garden where the vegetables come alive at night', /vegetables/],
    ['the carrots come alive at night', /carrot/],
  ])('%s: met before bedtime, soundly, at every age', (theme, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('alive-after-dark');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(who);
      expect(text).toMatch(/[Aa]live/);
      expect(text).toMatch(/nose/);
    }
  });

  it.each(['toys that come to life at night', 'a snowman who melts', 'an owl who is awake at night'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('alive-after-dark');
    },
  );
});

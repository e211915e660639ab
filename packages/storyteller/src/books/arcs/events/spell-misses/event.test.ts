import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ivy', age, details: null }, { seed: age });

describe('a pupil whose spells go wrong', () => {
  it.each([
    'a girl who goes to a school for magic but her spells keep going wrong',
    "a magic school where she can't do magic",
    'the worst pupil at witch school',
    'a boy at wizard school whose spells never work',
  ])('%s lifts a feather in the end, soundly, at every age', (theme) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('spell-misses');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/Ivy.*feather.*reach/su);
    }
  });

  it.each(['first day at a school for witches', 'a wizard whose spells go wrong', 'everything goes wrong at school'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('spell-misses');
    },
  );
});

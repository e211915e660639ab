import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a topsy-turvy day', () => {
  it.each([
    ['the day everything turned upside down', 'ceiling'],
    ['the day grown-ups became children', 'shoes'],
    ['opposite day', 'shoes'],
    ['the clock that ran backwards', 'clock'],
    ['the day the children were in charge', 'shoes'],
    ['Dad is the kid and i am the dad', 'Dad'],
    ['kids and parents swap places', 'shoes'],
  ])('%s is told so, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('topsy-turvy');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['an upside down cake', 'a monkey hanging upside down', 'two sisters who swap places', 'grown-ups at work'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('topsy-turvy');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { THIEF } from './event.ts';

describe('a thief who is found out', () => {
  it.each([
    "a monkey stole grandpa's glasses",
    'who stole the cake',
    "a squirrel stole nana's glasses",
    'who ate the cookies',
    "who took grandma's glasses",
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
      expect(book.arc).toBe('thief');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each([
    'a monkey who steals bananas',
    'who stole the moon',
    'a dragon who stole the crown',
    'grandpa lost his glasses',
  ])('%s is not for it', (theme) => {
    expect(isOf(THIEF, understandTheme(theme, 'Ada'))).toBe(false);
  });
});

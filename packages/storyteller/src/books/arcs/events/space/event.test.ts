import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { SPACE } from './event.ts';

describe('a trip by rocket, and somebody from the stars', () => {
  it.each([
    'a rocket trip to the moon',
    'an alien lands in our garden',
    'my daughter meets an alien',
    'lost in space',
    'a trip to Mars in a spaceship',
    'Space adventure with aliens and lasers',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
      expect(book.arc).toBe('space');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each([
    ['a trip to Mars', /\bMars\b.*\bblue\b/s],
    ['a mission to the planet Saturn', /\bSaturn\b.*\bice\b/s],
    ['a trip to Europa, the moon of Jupiter', /\bEuropa\b.*\bice\b/s],
  ])('%s is told of what is there, soundly, at every age', (theme, there) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
      expect(book.arc).toBe('space');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(there);
    }
  });

  it.each([
    'an alien joins our football team',
    'building a rocket in the garden',
    'a cow who jumped over the moon',
    'an alien who is scared of cats',
  ])('%s is not for it', (theme) => {
    expect(isOf(SPACE, understandTheme(theme, 'Ada'))).toBe(false);
  });
});

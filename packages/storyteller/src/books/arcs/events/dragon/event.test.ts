import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { DRAGON } from './event.ts';

describe('a dragon at a castle', () => {
  it.each([
    'a dragon who cannot breathe fire',
    'a knight and a dragon at a castle',
    'a princess and a dragon in a castle',
    'a brave knight',
    'a dragon guards the castle',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
      expect(book.arc).toBe('dragon');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each([
    'a dragon who loves ice cream',
    'a dragon who is scared of butterflies',
    'the last dragon egg in the world',
    'a knight who is scared of the dark',
    'a princess who wants to be a dragon tamer',
    'a knight who becomes a dragon rider',
  ])('%s is not for it', (theme) => {
    expect(isOf(DRAGON, understandTheme(theme, 'Ada'))).toBe(false);
  });

  it('takes nobody whose trade is dragons for one', () => {
    const { hero, other } = understandTheme('a princess who wants to be a dragon tamer', 'Ada');
    expect(hero?.word).toBe('princess');
    expect(other?.being?.isa).toBe('person');
  });
});

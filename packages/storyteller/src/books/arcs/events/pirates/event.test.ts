import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { PIRATES } from './event.ts';

describe('a ship, an island, a treasure', () => {
  it.each([
    'pirates find a treasure island',
    'a pirate ship',
    'two pirates fight over a treasure',
    'my son becomes a pirate',
    'a pirate adventure',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
      expect(book.arc).toBe('pirates');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each([
    'a pirate who is scared of the sea',
    'a pirate birthday party',
    'space pirates on the moon',
    'a treasure hunt at the party',
  ])('%s is not for it', (theme) => {
    expect(isOf(PIRATES, understandTheme(theme, 'Ada'))).toBe(false);
  });
});

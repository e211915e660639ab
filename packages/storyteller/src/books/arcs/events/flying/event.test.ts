import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { FLYING } from './event.ts';

describe('something that is to fly', () => {
  it.each([
    'building a rocket in the garden',
    'a flying bicycle',
    'they build a flying machine',
    'a fox builds a plane',
    'making an aeroplane',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
      expect(book.arc).toBe('flying');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each(['a paper plane', 'first flight to Spain', 'making a rocket cake', 'a bicycle race'])(
    '%s is not for it',
    (theme) => {
      expect(isOf(FLYING, understandTheme(theme, 'Ada'))).toBe(false);
    },
  );
});

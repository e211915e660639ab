import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { TOYS } from './event.ts';

describe('toys at night and in the wash', () => {
  it.each([
    'toys come alive at night',
    'the toys get mixed up in the washing machine',
    'teddy gets washed in the washing machine',
    'what my toys do at night',
    'toys that wake up at midnight',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
      expect(book.arc).toBe('toys');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each([
    'the lost teddy',
    'sharing toys with my brother',
    'a trip to the toy shop',
    'a teddy who is scared at night',
  ])('%s is not for it', (theme) => {
    expect(isOf(TOYS, understandTheme(theme, 'Ada'))).toBe(false);
  });
});

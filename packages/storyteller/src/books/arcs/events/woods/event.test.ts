import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { WOODS } from './event.ts';

describe('lost in the woods, and in a cave', () => {
  it.each([
    'lost in the woods',
    'exploring a cave',
    'we got lost in the forest',
    'an adventure in a cave',
    'a fox explores a dark cave',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
      expect(book.arc).toBe('woods');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each(['a walk in the park', 'a bear who lives in a cave', 'a dragon in a cave', 'scared in the woods'])(
    '%s is not for it',
    (theme) => {
      expect(isOf(WOODS, understandTheme(theme, 'Ada'))).toBe(false);
    },
  );
});

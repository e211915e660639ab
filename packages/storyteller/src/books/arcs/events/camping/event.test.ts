import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { eventArc } from '../event.ts';
import { CAMPING } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a night in a tent', () => {
  it.each([
    'a camping trip where the tent blows away',
    'a noise in the night when camping',
    'camping in the rain',
    'a fox goes camping',
    'camping in the garden',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe(CAMPING.id);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each(['summer camp', 'scared of camping', 'the circus tent', 'camping on the moon'])(
    '%s is not for it',
    (theme) => {
      expect(eventArc(CAMPING).fits(understandTheme(theme, 'Ada'))).toBe(0);
    },
  );
});

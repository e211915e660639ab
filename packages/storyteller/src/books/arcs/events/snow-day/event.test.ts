import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { eventArc } from '../event.ts';
import { SNOW_DAY } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a day of snow', () => {
  it.each([
    'a snow day',
    'building a snowman',
    'sledging down the hill',
    'a penguin builds a snowman',
    'a rabbit in the snow',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe(SNOW_DAY.id);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each(['a snowman who melts', 'a machine that makes it snow pizza', 'snow in the desert', 'a snowball fight'])(
    '%s is not for it',
    (theme) => {
      expect(eventArc(SNOW_DAY).fits(understandTheme(theme, 'Ada'))).toBe(0);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { asMeant } from '../../../as-meant.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { RAINY_DAY } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('rain all day', () => {
  it.each([
    'a rainy day at home',
    'building a den in the living room',
    'stuck inside on a rainy day',
    'bored on a rainy day',
    'a bear and a mouse on a rainy day at home',
  ])('%s is told as it goes, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('rainy-day');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each(['a rainy day at the beach', 'a den in the woods', 'scared of rain', 'a rainbow'])(
    '%s is about something else',
    (theme) => {
      expect(isOf(RAINY_DAY, asMeant(understandTheme(theme, 'Ada')))).toBe(false);
    },
  );
});

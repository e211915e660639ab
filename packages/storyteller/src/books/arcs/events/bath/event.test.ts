import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { asMeant } from '../../../as-meant.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { BATH } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a bath', () => {
  it.each([
    'washing hair with daddy',
    'a muddy dog has a bath',
    'scared of the plughole',
    'hair wash',
    'shampoo in my eyes',
  ])('%s is told as it goes, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('bath');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each(['a bird bath', 'a rubber duck who sails away', 'a swimming lesson', 'a submarine in the bath'])(
    '%s is about something else',
    (theme) => {
      expect(isOf(BATH, asMeant(understandTheme(theme, 'Ada')))).toBe(false);
    },
  );
});

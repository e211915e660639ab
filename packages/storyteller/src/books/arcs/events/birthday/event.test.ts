import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { asMeant } from '../../../as-meant.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { BIRTHDAY } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a birthday', () => {
  it.each([
    'my birthday party',
    "nobody comes to the dragon's birthday party",
    'a birthday balloon',
    'a tractor has a birthday party',
    'my 5th birthday',
  ])('%s is told as it goes, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('birthday-party');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each(["mummy's birthday", 'a birthday present for grandpa', 'we forgot her birthday', 'a party on the moon'])(
    '%s is about something else',
    (theme) => {
      expect(isOf(BIRTHDAY, asMeant(understandTheme(theme, 'Ada')))).toBe(false);
    },
  );
});

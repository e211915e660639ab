import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { asMeant } from '../../../as-meant.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { LOST_SHOE } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a morning in a hurry', () => {
  it.each([
    'late for school',
    'getting dressed in the morning',
    'getting ready for school with grandpa',
    'lost shoe',
    "we can't find my other shoe",
  ])('%s is told as it goes, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lost-shoe');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each(['new shoes', 'first day at school', 'a lost teddy', 'getting ready for bed'])(
    '%s is about something else',
    (theme) => {
      expect(isOf(LOST_SHOE, asMeant(understandTheme(theme, 'Ada')))).toBe(false);
    },
  );
});

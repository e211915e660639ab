import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { asMeant } from '../../../as-meant.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { SUPERMARKET } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('shopping for food', () => {
  it.each([
    'shopping at the supermarket',
    'cats take over the supermarket',
    'a runaway shopping trolley',
    'the shopping list',
    'two robots go to the supermarket',
  ])('%s is told as it goes, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('supermarket');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each(['lost in the supermarket', 'a shop that sells dreams', 'shopping for shoes', 'a bakery'])(
    '%s is about something else',
    (theme) => {
      expect(isOf(SUPERMARKET, asMeant(understandTheme(theme, 'Ada')))).toBe(false);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { eventArc } from '../event.ts';
import { FARM_VISIT } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a day with the animals', () => {
  it.each(['a trip to the farm', 'a day at the farm', 'the goat eats the map at the farm', 'a bear goes to the farm'])(
    '%s is told so, and soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe(FARM_VISIT.id);
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
      }
    },
  );

  it.each(['first trip to the zoo', 'a cow who lives on a farm', 'a tractor on the farm', 'scared of the zoo'])(
    '%s is not for it',
    (theme) => {
      expect(eventArc(FARM_VISIT).fits(understandTheme(theme, 'Ada'))).toBe(0);
    },
  );
});

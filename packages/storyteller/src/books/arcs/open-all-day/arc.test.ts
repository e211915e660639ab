import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { openAllDay } from './arc.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a day out that is not as planned', () => {
  it.each(['a rainy day at the beach', 'the aquarium was closed', 'the day we missed the bus'])(
    '%s is told so, and soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('open-all-day');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
      }
    },
  );

  it.each(['a trip to the moon', 'first trip to the zoo', 'scared of the lake', 'a lion who escaped from the zoo'])(
    '%s is not for it',
    (theme) => {
      expect(openAllDay.fits(understandTheme(theme, 'Ada'))).toBe(0);
    },
  );

  it('in the end somebody else asks, and it is the place', () => {
    const text = told('a day at the lake', 6)
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).toContain('THE LAKE');
    expect(text).toMatch(/"Yes,?"/);
  });
});

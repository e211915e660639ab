import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { oneHandEach } from './arc.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two who have hold of one thing', () => {
  it.each([
    'two friends and one bicycle',
    'two bears and one honey pot',
    'who sits at the window',
    'my sister took my teddy',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('one-hand-each');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each(['two fish and one pearl', 'sharing toys', 'my brother broke my kite', 'mum and dad argue about the car'])(
    '%s is not for it',
    (theme) => {
      expect(oneHandEach.fits(understandTheme(theme, 'Ada'))).toBe(0);
    },
  );

  it('what could not be done with one is tied by two at the end', () => {
    for (const age of [3, 6, 9])
      expect(told('two squirrels and one nut', age).pages.at(-1)?.text).toMatch(/bow|ribbon|tied/);
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { asMeant } from '../../../as-meant.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { SLEEPOVER } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a night in another house', () => {
  it.each([
    'sleepover at grandmas with a thunderstorm',
    "first sleepover at a friend's house",
    'strange noises at the sleepover',
    "a sleepover at grandpa's",
    "a dragon's sleepover",
  ])('%s is told as it goes, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('sleepover');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it('is at the house of whom the theme names', () => {
    for (const age of [3, 6, 9]) {
      const text = told("Ada's first sleepover at Ella's house", age)
        .pages.map((page) => page.text)
        .join(' ');
      expect(text).toContain('Ella');
    }
  });

  it.each(['a night in a tent', 'a bear who cannot sleep', 'a thunderstorm', 'a sleepover at the museum'])(
    '%s is about something else',
    (theme) => {
      expect(isOf(SLEEPOVER, asMeant(understandTheme(theme, 'Ada')))).toBe(false);
    },
  );
});

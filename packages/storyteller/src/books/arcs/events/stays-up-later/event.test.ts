import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an older one who may stay up later', () => {
  it.each([
    'why may my brother stay up later?',
    'my big sister goes to bed later than me',
    'being the youngest',
    'a bear cub whose sister stays up later',
  ])('%s is told at both ends of the day, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('stays-up-later');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/half an hour.*fox/i);
    }
  });

  it.each(['a bear who will not go to sleep', 'staying up for the fireworks', 'my brother broke my tower'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('stays-up-later');
    },
  );
});

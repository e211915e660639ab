import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a drawing that somebody small has drawn on', () => {
  it.each([
    'my sister scribbled on my picture',
    'my little brother ruined my drawing',
    'my brother spoiled my best painting',
  ])('%s stays spoiled and is understood, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('scribbled-on');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/[Ss]cribble|drawing/);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/sorry[^]*ask/i);
    }
  });

  it.each(['my brother knocked down my tower', 'my sister drew a picture for me', 'a drawing that comes alive'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('scribbled-on');
    },
  );
});

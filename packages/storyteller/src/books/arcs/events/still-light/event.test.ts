import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('bedtime while it is light', () => {
  it.each([
    'having to go to bed while it is still light outside',
    "a bear who won't go to bed because it isn't dark",
    'bed in summer',
    'a mole who goes to bed while it is light',
  ])('%s: the last one in is who asked, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('still-light');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/robin/);
    }
  });

  it.each(['an owl who goes to bed when it is light', 'afraid of the dark at bedtime', 'my night light is too bright'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('still-light');
    },
  );
});

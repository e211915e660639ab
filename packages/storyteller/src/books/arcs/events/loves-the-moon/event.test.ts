import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who loves the moon', () => {
  it.each(['a moth who loves the moon', 'a hedgehog in love with the moon', 'a mouse who wants to touch the moon'])(
    '%s is drawn by it, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('loves-the-moon');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.notManaged).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\b(?:drew|draw\w*)\b/);
      }
    },
  );

  it.each(['flying to the moon', 'a bear who catches the moon', 'the moon fell into the pond'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('loves-the-moon');
    },
  );
});

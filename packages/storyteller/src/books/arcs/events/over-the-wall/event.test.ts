import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a secret garden', () => {
  it.each(['a secret garden', 'Ada finds a secret garden', 'the garden behind the wall', 'a fox in a hidden garden'])(
    '%s was planted by throwing, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('over-the-wall');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/[Oo]ver the wall.*garden/s);
      }
    },
  );

  it.each(['a fairy in the secret garden', 'planting seeds in the garden', 'scared of the hidden garden'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('over-the-wall');
    },
  );
});

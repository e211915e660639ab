import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('nobody to be seen', () => {
  it.each(['Ada becomes invisible', 'an invisibility cloak', 'a fox who is invisible for a day'])(
    '%s wears the coat, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('invisible');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toContain('jam');
      }
    },
  );

  it.each(['invisible ink', 'Ada feels invisible at school', 'washing off invisible germs'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('invisible');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('something behind the last door of the toilets', () => {
  it.each(['the monster in the school toilets', 'a monster in the toilet', 'something is in the school toilets'])(
    '%s, is passed some paper, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('toilet-monster');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.notManaged).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/paper/i);
      }
    },
  );

  it.each(['scared of the toilet', 'learning to use the potty', 'a monster under the bed'])(
    '%s is another story',
    (theme) => {
      expect(told(theme, 4).arc).not.toBe('toilet-monster');
    },
  );
});

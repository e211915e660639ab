import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a shipwreck', () => {
  it.each(['shipwrecked on a tiny island', 'a shipwreck', 'shipwrecked with grandpa', 'a fox is shipwrecked'])(
    '%s, ends with a ship that floats, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('shipwreck');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toContain('piano');
      }
    },
  );

  it.each(['treasure in a shipwreck', 'a dolphin who lives in a shipwreck', 'a spaceship that crashed'])(
    '%s is another story',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('shipwreck');
    },
  );
});

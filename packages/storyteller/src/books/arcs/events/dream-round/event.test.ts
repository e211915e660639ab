import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('dreams that are delivered', () => {
  it.each(['a lorry driver who delivers dreams', 'the dream factory', 'a van full of dreams'])(
    '%s: the last is given away, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('dream-round');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/dream/i);
      }
    },
  );

  it.each(['a bad dream', 'a dog who dreams of being a pilot', 'a lorry driver who sings'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('dream-round');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('inside a painting', () => {
  it.each(['a boy who climbs inside a painting', 'the painting that comes alive', 'a mouse trapped in a painting'])(
    '%s has a bare bit, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('inside-painting');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bpainting\b.*\bhand\b/is);
      }
    },
  );

  it.each(['a girl who loves painting', 'a stolen painting', 'face painting'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('inside-painting');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('clings', () => {
  it.each(['a koala who will not let go of his mum', 'my daughter clings to me at nursery', 'crying at drop-off'])(
    '%s keeps a button, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('clings');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toMatch(/\bpop\b/i);
        if (theme.includes('koala')) expect(text).toMatch(/\bMum\b/);
      }
    },
  );

  it.each(['my first day at nursery', 'a koala who cannot sleep', 'a boy who will not let go of his balloon'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('clings');
    },
  );
});

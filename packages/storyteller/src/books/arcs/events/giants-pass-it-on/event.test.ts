import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('pylons', () => {
  it.each(['electricity pylons', 'my son loves pylons', 'pylons like giants holding skipping ropes'])(
    '%s: they pass it on to a lamp, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect([theme, age, book.arc]).toEqual([theme, age, 'giants-pass-it-on']);
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toMatch(/[Pp]ylons/);
        expect(text).toMatch(/keep away/);
      }
    },
  );

  it.each(['a power cut', 'a friendly giant', 'a lighthouse'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('giants-pass-it-on');
  });
});

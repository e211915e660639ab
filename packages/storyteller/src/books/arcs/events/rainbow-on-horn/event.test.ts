import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a unicorn and a rainbow', () => {
  it.each(['unicorns and rainbows', 'a unicorn who loves rainbows', 'a unicorn and a rainbow'])(
    '%s: both are in it to the last page, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('rainbow-on-horn');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const pages = book.pages.map((page) => page.text);
        expect(pages[0]).toMatch(/unicorn.*rainbow|rainbow.*unicorn/s);
        expect(pages.filter((each) => each.includes('rainbow')).length).toBeGreaterThanOrEqual(2);
      }
    },
  );

  it.each(['unicorns', 'a unicorn whose horn fell off', 'a rainbow birthday cake'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('rainbow-on-horn');
  });
});

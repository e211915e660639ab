import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a sleigh that is broken', () => {
  it.each(["Santa's sleigh breaks down and Ada helps", 'Santa needs help', 'an elf fixes the broken sleigh'])(
    '%s gets what somebody was keeping for the snow, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('sleigh-broken');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/sleigh.*sledge|sledge.*sleigh/s);
      }
    },
  );

  it('is helped by a brother whom the details name', () => {
    const book = told("Father Christmas's sleigh has crashed", 6, 'her little brother Tom');
    expect(book.pages.filter((page) => page.text.includes('Tom')).length).toBeGreaterThan(3);
  });

  it.each(['Santa is stuck in the chimney', 'waiting for Santa', 'sledging with Dad'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('sleigh-broken');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a tractor', () => {
  it.each(['tractors', 'a big red tractor on the farm', 'a tractor stuck in the mud'])(
    '%s: pulls everybody out, and is pulled out, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('pulls-them-out');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const pages = book.pages.map((page) => page.text);
        expect(pages[0]).toMatch(/tractor/);
        expect(pages[5]).toContain('Stuck');
      }
    },
  );

  it.each(['a tractor that cannot sleep', 'a tractor who wants to be a racing car'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('pulls-them-out');
  });
});

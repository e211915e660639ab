import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a monster truck', () => {
  it.each(['monster trucks', 'a monster truck show', "a monster truck who doesn't want to crush the cars"])(
    '%s: jumps over the last car, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('jumps-over');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages[0]?.text).toContain('monster truck');
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/jump/i);
      }
    },
  );

  it.each(['a monster truck that cannot sleep', 'a dump truck', 'a monster under my bed'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('jumps-over');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('school dinners', () => {
  it.each(['the worst school dinner in the world', 'horrible school dinners', 'the dinner lady who cannot cook'])(
    '%s: the cook is told, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('told-politely');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/school/);
      }
    },
  );

  it.each(['Dad burns the dinner', 'the dinner lady is a robot', 'a lunchbox that talks'])('%s is another', (theme) => {
    expect(told(theme, 9).arc).not.toBe('told-politely');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a sun that is late', () => {
  it.each(['the day the sun overslept', 'the sun is too tired to shine', 'a rabbit wakes up the sun'])(
    '%s: lamps get it up, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('late-sun');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.notManaged).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/lamp/);
      }
    },
  );

  it.each(['the sun and the moon', 'my brother will not get up', 'a day in the sun'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('late-sun');
  });
});

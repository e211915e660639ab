import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('socks that smell', () => {
  it.each(['smelly socks', 'the stinkiest trainers in the world', 'my brother has smelly feet'])(
    '%s: the smell is what brings everybody home, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('smelly-socks');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/fog/);
      }
    },
  );

  it.each(['a lost sock', 'new shoes', 'an odd sock looks for its friend'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('smelly-socks');
  });
});

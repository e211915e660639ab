import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an odd sock', () => {
  it.each(['the odd sock', 'a lonely sock', 'Ada lost one sock'])('%s is found, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('odd-sock');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/heel/);
    }
  });

  it.each(['a christmas stocking', 'knitting socks', 'the sock thief'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('odd-sock');
  });
});

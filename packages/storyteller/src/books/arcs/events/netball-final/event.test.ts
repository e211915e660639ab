import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a netball match', () => {
  it.each(['the netball final', 'a netball match'])('%s: is told so, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('netball-final');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/netball/);
    }
  });

  it.each(['learning to play netball', 'the basketball final'])('%s is another', (theme) => {
    expect(told(theme, 9).arc).not.toBe('netball-final');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a unicorn', () => {
  it.each(['Ada meets a unicorn', 'a unicorn in the garden'])('%s loses a horn, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('unicorn');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain('unicorn');
    }
  });

  it.each(['a unicorn toy', 'a unicorn birthday cake', 'a horse in a field'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('unicorn');
  });
});

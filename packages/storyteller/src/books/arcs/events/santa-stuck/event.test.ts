import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('boots in the fireplace', () => {
  it.each([
    ['Santa stuck in the chimney', 'Santa'],
    ['Father Christmas has lost his boots', 'boots'],
    ['a fox helps santa who is stuck in the chimney', 'fox'],
  ])('%s, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('santa-stuck');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['waiting for Santa', 'is santa real', 'a stork on the chimney'])('%s is another story', (theme) => {
    expect(told(theme, 6).arc).not.toBe('santa-stuck');
  });
});

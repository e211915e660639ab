import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('what is drawn comes alive', () => {
  it.each([
    ['a magic pencil', 'pencil'],
    ['a magic crayon', 'crayon'],
    ['a drawing that comes to life', 'fish'],
  ])('%s draws a pond, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('magic-pencil');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it('with a brush one paints', () => {
    for (const age of [3, 6, 9]) {
      const text = told('a magic paintbrush', age)
        .pages.map((page) => page.text)
        .join(' ');
      expect(text).toMatch(/paint/);
      expect(text).not.toMatch(/\b(?:draw|draws|drew|drawn|drawings?|pencils?)\b/);
    }
  });

  it.each(['Ada paints her bedroom', 'a lost pencil', 'a magic wand'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('magic-pencil');
  });
});

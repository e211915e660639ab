import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody whose magic is lost', () => {
  it.each([
    ['a unicorn who lost her magic', 'magic'],
    ['a witch who lost her powers', 'powers'],
    ['a fairy whose magic stopped working', 'magic'],
  ])('%s has it behind, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lost-magic');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toMatch(/behind/i);
    }
  });

  it.each(['a lost magic wand', 'a wizard who lost his magic hat'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('lost-magic');
  });
});

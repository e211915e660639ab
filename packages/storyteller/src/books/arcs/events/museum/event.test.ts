import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the museum', () => {
  it.each([
    ['a trip to the museum', /museum|doorway|hall/i],
    ['the dinosaur museum', /dinosaur/i],
    ['at the museum with grandad', /Grandad/i],
    ['Ada and her class go to the museum', /class/i],
  ])('%s is told, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('museum');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(`${book.title} ${book.pages.map((page) => page.text).join(' ')}`).toMatch(words);
    }
  });

  it.each(['a night at the museum', 'a museum thief', 'the statue that came to life in the museum'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('museum');
    },
  );
});

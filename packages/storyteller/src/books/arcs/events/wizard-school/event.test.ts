import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a school for no ordinary children', () => {
  it.each([
    ['a school for wizards', 'wizard'],
    ['dragon school', 'dragon'],
    ['a school for superheroes', 'superhero'],
    ['Ada goes to witch school', 'witch'],
  ])('%s begins with a door, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wizard-school');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['the first day of school', 'a dragon who comes to nursery', 'my teacher is a witch'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('wizard-school');
    },
  );
});

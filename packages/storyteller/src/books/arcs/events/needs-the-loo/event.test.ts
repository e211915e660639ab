import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a loo that is needed on the road', () => {
  it.each([
    ['needing a wee on a long car journey', /\bcar\b/],
    ['a king who badly needs the loo', /(?=.*king)(?=.*\bcoach\b)/s],
    ['a bear who needs the toilet in the car', /(?=.*bear)(?=.*\bcar\b)/s],
  ])('%s: who says so is not the only one, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('needs-the-loo');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each([
    'a long car journey',
    'a car that needs a wash on a long journey',
    'learning to use the potty',
    'a king who lost his crown',
    'a wee king in a car',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('needs-the-loo');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the class pet', () => {
  it.each([
    ['the class hamster', 'hamster'],
    ['looking after the class hamster', 'hamster'],
    ['a bear looks after the class hamster', 'bear'],
    ['the school hamster gets lost', 'school'],
    ['our class pet comes home', 'hamster'],
  ])('%s comes home, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('class-pet');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each([
    'a hamster in space',
    'our hamster died',
    'a new puppy',
    'a hamster who wants to fly',
    "a detective finds out who ate the class hamster's food",
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('class-pet');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('the class pet is gone', () => {
  it.each([
    'a detective and the class hamster who has gone missing',
    'a detective mystery with our class pet',
    'the mystery of the missing homework',
  ])('%s: is told, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('class-pet-case');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/paper/i);
    }
  });

  it.each([
    'taking the class hamster home for the weekend',
    'getting a hamster',
    'the dog ate my homework',
    'our cat is missing',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('class-pet-case');
  });
});

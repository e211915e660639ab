import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a first day at school', () => {
  it.each([
    ["bunny's first day at school", 'bunny'],
    ['first day at nursery with a red rucksack', 'red rucksack'],
    ['my son is starting school', 'peg'],
    ['first day of school with grandma', 'Grandma'],
  ])('%s is told, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('first-school-day');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it('a teacher is met at school, and brings nobody there', () => {
    const details = 'his teacher is Mrs Patel';
    for (const age of [4, 6, 9]) {
      const book = tellPictureBook({ theme: 'first day of school', childName: 'Ada', age, details }, { seed: age });
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).not.toMatch(/said Mrs Patel|says Mrs Patel|It was the first day of school\. [A-Z]/);
      expect(text).toContain('the grown-up');
    }
  });

  it.each([
    'a wizard on his first day at work',
    'a dinosaur at school',
    'no school because of the snow',
    'the school play',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('first-school-day');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a school trip', () => {
  it.each([
    ['a school trip', 'school trip'],
    ['a school trip to the castle', 'castle'],
    ['nursery trip to the woods', 'woods'],
    ['a mouse on a school trip', 'mouse'],
    ['lost on a school trip', 'Miss Plum'],
  ])('%s brings everybody home, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('school-trip');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
    }
  });

  it.each([
    'a trip to the moon',
    'scared of the school trip',
    'the first day at school',
    'a time machine on a school trip',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('school-trip');
  });
});

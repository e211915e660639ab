import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a first rescue', () => {
  it.each([
    ["a fire engine's first rescue", 'chimney'],
    ['a rescue helicopter and a puppy', 'puppy'],
    ['a police car on her first day', 'chimney'],
  ])('%s is done in a hush, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('first-rescue');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each([
    'a fire engine who is afraid of fire',
    'a fire engine comes to our street',
    'a helicopter at my birthday party',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('first-rescue');
  });
});

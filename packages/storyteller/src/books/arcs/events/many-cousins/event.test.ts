import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a visit to many cousins', () => {
  it.each([
    ['Ada visits her cousins in India', 'India'],
    ['visiting our cousins with grandma', 'cousins'],
    ['a big family reunion', 'cousins'],
    ['a fox visits his cousins', 'fox'],
  ])('%s is known by its feet, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('many-cousins');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['flying to India to see my cousins', 'my cousin is coming to stay', 'a new family for the puppy'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('many-cousins');
    },
  );
});

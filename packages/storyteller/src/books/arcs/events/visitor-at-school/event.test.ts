import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who comes to school', () => {
  it.each([
    ['a dragon who comes to nursery', 'nursery'],
    ['a snowman who came to school', 'snowman'],
    ['an alien lands in the playground', 'playground'],
    ['riding an elephant to school', 'elephant'],
    ['a giraffe joins our class', 'giraffe'],
  ])('%s has a place in the end, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('visitor-at-school');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a dinosaur comes to school', 'the first day of school', 'a fox who is afraid of school'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('visitor-at-school');
    },
  );
});

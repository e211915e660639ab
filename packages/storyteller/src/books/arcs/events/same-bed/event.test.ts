import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two animals that are friends', () => {
  it.each([
    ['a hedgehog and a squirrel become best friends', 'squirrel'],
    ['a dinosaur and a dragon become friends', 'dragon'],
    ['two owls', 'owl'],
  ])('%s: share a bed without knowing it, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('same-bed');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a king and a queen', 'a girl and a whale', 'two owls go on an adventure'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('same-bed');
  });
});

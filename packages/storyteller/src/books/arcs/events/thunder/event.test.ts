import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a thunderstorm', () => {
  it.each([
    'a thunderstorm at night',
    'scared of thunder',
    'a mouse and the storm',
    "a thunderstorm at grandma's",
    'a bear who is afraid of lightning',
  ])('%s is counted in elephants, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('thunder');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain('thunderstorm');
    }
  });

  it.each(['a storm at sea', 'camping in a thunderstorm', 'a cloud who makes thunder'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('thunder');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('down deep', () => {
  it.each([
    ['a submarine adventure', 'submarine'],
    ['the lost city under the sea', 'city'],
    ['a diver', 'diver'],
    ['a journey to the centre of the earth', 'earth'],
  ])('%s is seen when the lamp is off, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('down-deep');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a mermaid at the bottom of the sea', 'a shark meets a submarine', 'building a submarine'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('down-deep');
    },
  );
});

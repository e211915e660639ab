import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a stall', () => {
  it.each([
    ['a lemonade stand', 'emonade'],
    ['a fox and a bear open a lemonade stall', 'bear'],
    ['Ada and her brother sell cookies', 'cookie'],
    ['saving the library', 'library'],
    ['a lemonade stand with Grandma', 'Grandma'],
  ])('%s sells all there is, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('stall');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a cake competition', 'a robot shop', 'somebody stole the lemonade'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('stall');
  });
});

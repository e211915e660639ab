import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a baby is coming', () => {
  it.each([
    ['a baby sister is coming', 'baby sister'],
    ['becoming a big brother', 'big brother'],
    ['our new baby', 'baby'],
  ])('%s: it comes, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('baby-coming');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['the new baby cries all night', 'a baby dragon', 'baby animals on the farm'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('baby-coming');
  });
});

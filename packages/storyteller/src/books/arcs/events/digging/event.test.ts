import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a hole', () => {
  it.each([
    ['the digger who dug too deep', 'deep'],
    ['playing in the sand pit with Noah', 'Noah'],
    ['digging a big hole in the garden', 'hole'],
    ['a dog who digs too deep', 'dog'],
    ['the sandpit', 'sand'],
  ])('%s is got out of, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('digging');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['digging for treasure', 'digging up potatoes with grandad', 'digging at the beach'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('digging');
    },
  );
});

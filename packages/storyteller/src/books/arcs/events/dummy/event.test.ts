import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('giving up the dummy', () => {
  it.each([
    ['no more bottle at bedtime', 'bottle'],
    ['goodbye pacifier with daddy', 'pacifier'],
    ['a bear who gives up his blanket', 'blanket'],
  ])('%s: it is put to bed, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('dummy');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['the lost dummy', 'a message in a bottle', 'a picnic blanket'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('dummy');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two friends who fall out', () => {
  it.each([
    ['Ada falls out with her best friend', 'string'],
    ['two friends who fall out over a boy band', 'boy band'],
    ['a fox and a badger fall out', 'badger'],
  ])('%s: find the string tight again, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('fall-out');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['my tooth fell out', 'Ada and her brother fall out', 'the stuffing fell out'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('fall-out');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a boat that is built', () => {
  it.each([
    ['Ada and her dad build a raft and sail it down the river', 'river'],
    ['a boat from milk cartons', 'carton'],
    ['a fox who builds a boat', 'fox'],
  ])('%s floats, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('build-boat');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a paper boat', 'building a rocket', 'noah builds an ark', 'a pirate ship'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('build-boat');
  });
});

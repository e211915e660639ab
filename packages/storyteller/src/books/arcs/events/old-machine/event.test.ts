import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an old machine that nobody wants', () => {
  it.each([
    ['an old tractor nobody wants', 'tractor'],
    ['the old bus and the new bus', 'bus'],
    ['the old steam engine nobody uses any more', 'steam engine'],
    ['the rusty old digger', 'digger'],
  ])('%s is in use, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('old-machine');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/Not any more/);
      expect(text).toContain(word);
    }
  });

  it.each([
    'a broken-down old tractor',
    'a tractor who wants to race',
    'an old robot nobody needs',
    'a new tractor on the farm',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('old-machine');
  });
});

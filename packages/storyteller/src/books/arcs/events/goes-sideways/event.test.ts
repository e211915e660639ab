import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a lift that goes sideways', () => {
  it.each([
    ['a lift that goes sideways', 'lift'],
    ['the elevator that went sideways', 'elevator'],
    ["a lift to a floor that isn't there", 'lift'],
    ['a bear in a lift that goes sideways', 'bear'],
  ])('%s: it goes next door, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('goes-sideways');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/soup/);
      expect(text).toContain(word);
    }
  });

  it.each([
    'stuck in the lift',
    'a lift that goes to the moon',
    'a crab who walks sideways',
    'a big slide at the park',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('goes-sideways');
  });
});

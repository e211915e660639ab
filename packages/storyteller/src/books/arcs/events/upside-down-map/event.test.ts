import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a map that is held upside down', () => {
  it.each([
    'pirates looking for treasure but the map is upside down',
    'a treasure map held upside down',
    'a pirate who reads the map upside down',
  ])('%s: is told, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('upside-down-map');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/parrot/i);
    }
  });

  it.each([
    'everything is upside down',
    'a treasure map in the garden',
    'pirates looking for treasure',
    'a bat who hangs upside down',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('upside-down-map');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('hiccups that do not stop', () => {
  it.each([
    ['an elephant with hiccups', 'elephant'],
    ['a dragon who has the hiccups', 'dragon'],
    ['Ada cannot stop hiccuping', 'tree'],
    ['a burping frog', 'frog'],
  ])('%s is told soundly at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('hiccups');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a volcano with hiccups', 'an elephant who cannot stop sneezing', 'the ball in the tree', 'a giggle'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('hiccups');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who hates losing', () => {
  it.each([
    'a bear who hates losing',
    'my son always has to win',
    'a fox who cheats at games',
    "the badger who couldn't bear to lose at snakes and ladders",
  ])('%s loses to a chair, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('hates-losing');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bchair\b.*\bcount/s);
    }
  });

  it.each(['a hare who always wins the race', 'our team lost the football match', 'Ada loses her teddy'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('hates-losing');
    },
  );
});

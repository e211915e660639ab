import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('sports day', () => {
  it.each([
    ['sports day', 'ports day'],
    ['the egg and spoon race', 'spoon'],
    ['a hedgehog at sports day', 'hedgehog'],
    ['sports day with Daddy', 'Daddy'],
    ['an elephant in the egg and spoon race', 'elephant'],
  ])('%s is won, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('sports-day');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a race between a hare and a snail', 'scared of sports day', 'a football match', 'an egg that hatches'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('sports-day');
    },
  );
});

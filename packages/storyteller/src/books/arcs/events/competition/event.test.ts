import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a competition', () => {
  it.each([
    ['a talent show', 'talent show'],
    ['a dog show', 'dog'],
    ['a fox in a talent show', 'fox'],
    ['two sisters in a talent show', 'sister'],
    ['Grandpa and Ada enter the village talent show', 'Grandpa'],
  ])('%s is won or lost, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('competition');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a swimming competition', 'the school play', 'a baking contest', 'stage fright at the talent show'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('competition');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('what cannot stop', () => {
  it.each([
    ['the runaway train', 'train'],
    ["the runaway train that couldn't stop", 'train'],
    ['a bus with no brakes', 'bus'],
    ["a sledge that won't stop", 'sledge'],
    ["the tractor that couldn't stop", 'tractor'],
    ['a penguin on a runaway sledge', 'penguin'],
  ])('%s swings to a stop, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('no-brakes');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toMatch(/swing/u);
    }
  });

  it.each(['a train that never stops tooting', "the old van won't start", 'the runaway pancake'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('no-brakes');
    },
  );
});

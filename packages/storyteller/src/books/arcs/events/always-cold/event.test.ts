import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who is always cold', () => {
  it.each([
    ['a penguin who is always cold', 'penguin'],
    ['a polar bear who hates the cold', 'polar bear'],
    ["the dragon who couldn't get warm", 'dragon'],
    ['a cold little mouse', 'mouse'],
  ])('%s is warm in one scarf with others, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('always-cold');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toMatch(/scarf/);
    }
  });

  it.each(['a penguin in our fridge', 'a bear who has a cold', 'a snowman who is always cold', 'a fish who is cold'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('always-cold');
    },
  );
});

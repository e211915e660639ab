import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody in the fridge', () => {
  it.each([
    'a penguin in the fridge',
    'a polar bear in the freezer',
    'the penguin who was too hot',
    'a penguin comes to our house',
    'a penguin far from home',
  ])('%s gets home to the ice, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('cold-guest');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain('fridge');
    }
  });

  it.each(['a penguin on the beach', 'a penguin who wants to fly', 'two penguins in a race'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('cold-guest');
    },
  );
});

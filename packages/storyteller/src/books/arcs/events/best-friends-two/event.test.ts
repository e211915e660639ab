import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two who are best friends already', () => {
  it.each([
    ['a hedgehog and his best friend the mole', 'hedgehog', 'mole'],
    ['two penguins who are best friends', 'penguin', 'penguin'],
    ['a dinosaur and a dragon are best friends', 'dinosaur', 'dragon'],
    ['a bear and a rabbit who are best friends', 'bear', 'rabbit'],
  ])('%s: are that from the first page, soundly, at every age', (theme, one, other) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('best-friends-two');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const [first = ''] = book.pages.map((page) => page.text);
      expect(first).toMatch(new RegExp(`the ${one}\\b.*the ${other}\\b`, 's'));
      expect(first).toMatch(/best friends/);
    }
  });

  it.each(['a fox and a rabbit become friends', 'a bear who has no friends', 'my best friend is moving away'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('best-friends-two');
    },
  );
});

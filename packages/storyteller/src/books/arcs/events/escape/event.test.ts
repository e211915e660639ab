import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an escape', () => {
  it.each([
    ['the hamster who escaped at night', 'hamster'],
    ['a goat that keeps getting out', 'goat'],
    ['our tortoise ran away', 'tortoise'],
    ['the missing guinea pig', 'guinea pig'],
    ['our hamster escapes from its cage', 'cage'],
  ])('%s is told soundly at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('escape');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a monkey escapes from the zoo', 'our new hamster', 'a lost dog', 'the lion who ran away from the circus'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('escape');
    },
  );
});

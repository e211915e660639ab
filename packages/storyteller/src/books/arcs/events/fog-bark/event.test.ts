import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a voice in the fog', () => {
  it.each([
    ["a lighthouse keeper's dog who rescues a boat", /dog.*Woof/s],
    ['a dog who saves a fishing boat', /dog.*Woof/s],
    ['the goose at the lighthouse', /goose/],
  ])('%s brings a boat in, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('fog-bark');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['a dog who is afraid of the lighthouse', 'a frog on a boat', 'a dog on a pirate ship'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('fog-bark');
    },
  );
});

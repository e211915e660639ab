import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who can talk to the wind', () => {
  it.each([
    ['a girl who can talk to the wind', /the wind/],
    ['a boy who can talk to trees', /the trees/],
    ['a rabbit who talks to flowers', /the flowers/],
  ])('%s asks at last, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('talks-to-wind');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['a girl who talks to animals', 'the wind in the night', 'a windy picnic', 'listening to the rain'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('talks-to-wind');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who cannot stop', () => {
  it.each([
    ["the dog who couldn't stop barking", /[Ww]oof/],
    ["a frog who can't stop jumping", /jump/],
    ['the cockerel who crows at night', /[Cc]ock-a-doodle-doo/],
  ])('%s is answered, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('keeps-doing');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(["a hippo who can't stop sneezing", 'a bear who never stops eating', "a girl who can't stop talking"])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('keeps-doing');
    },
  );
});

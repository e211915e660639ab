import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who works somewhere', () => {
  it.each([
    ['a dog who works at the post office', /letters/],
    ['the penguin who works at the ice cream shop', /ice cream shop/],
    ["the baker's new helper", /bakery/],
    ['an owl who is a night watchman', /night watchman/],
    ['a bear gets a job', /cap/],
  ])('%s does the work, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('works-at');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['daddy works at the hospital', 'a crocodile dentist', 'a whale who works hard', 'the magic bakery'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('works-at');
    },
  );
});

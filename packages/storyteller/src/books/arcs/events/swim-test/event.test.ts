import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a length that is swum for a badge', () => {
  it.each([
    ['worried about the swimming test', /swimming test/],
    ['25 metre badge at swimming', /badge|fish/],
    ['swimming exam tomorrow', /exam|swimming test/],
    ['passing the swimming test', /swimming test/],
    ['a hippo takes a swimming test', /hippo/],
    ['swimming a whole length', /wall/],
  ])('%s is hummed, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'swim-test']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(word);
      expect(text).toMatch(/hum/);
    }
  });

  it.each(['learning to swim', 'a swimming race', 'I have lost my swimming goggles', 'a spelling test'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('swim-test');
    },
  );
});

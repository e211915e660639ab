import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody big with a very small roar', () => {
  it.each([
    ['a lion with a very small roar', /small roar/i],
    ['a dragon with a tiny roar', /dragon/],
    ['a bear with a quiet growl', /small growl/i],
    ['a wolf with a tiny howl', /small howl/i],
    ['a lion who can only squeak', /lion/],
    ['a big bear with a small voice', /small voice/i],
  ])('%s is just the right size for somebody, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'small-roar']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(word);
      expect(text).toMatch(/my size/);
    }
  });

  it.each(['a lion who lost his roar', 'a lion with a very loud roar', 'a very small lion'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('small-roar');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who is too small', () => {
  it.each([
    ['a mouse who wants to be bigger', 'mouse'],
    ['the smallest penguin', 'penguin'],
    ['Ada is too small', 'bell'],
    ['a little bear who wants to be big', 'bear'],
    ["a hedgehog who can't reach", 'hedgehog'],
  ])('%s is told soundly at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('too-small');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a small digger', 'as small as an ant for a day', 'an enormous strawberry', 'my shoes are too small'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('too-small');
    },
  );
});

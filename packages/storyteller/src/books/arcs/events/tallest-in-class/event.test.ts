import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the tallest and the smallest in the class', () => {
  it.each([
    'the tallest in my class',
    'my son is the shortest in his class',
    'a giraffe who is the tallest in the class',
  ])('%s finds the other end, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('tallest-in-class');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bthe (?:tallest|shortest)\b.*\bumbrella\b/is);
    }
  });

  it('draws the other end in another size', () => {
    const ages = told('the tallest in my class', 6).cast.flatMap((each) =>
      each.is === 'other-child' ? [each.age] : [],
    );
    expect(ages).toEqual([3]);
  });

  it.each(['the tallest tower', 'a mouse too small to reach the shelf', 'the smallest of four brothers'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('tallest-in-class');
    },
  );
});

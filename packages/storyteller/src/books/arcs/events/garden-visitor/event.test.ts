import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a visitor in the garden', () => {
  it.each([
    ['a fox comes into our garden at night', 'fox'],
    ['a hedgehog visits our garden every evening', 'hedgehog'],
    ['there is a badger in the garden', 'badger'],
    ['a robin who visits my garden', 'robin'],
    ['my daughter has a fox who comes to our garden', 'fox'],
  ])('%s: it belongs to nobody, soundly, at every age', (theme, kind) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('garden-visitor');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(new RegExp(`\\b${kind}\\b.*\\bwild\\b.*\\bperson\\b`, 's'));
    }
  });

  it.each(['a baby hedgehog under the hedge', 'a fox who steals shoes', 'a hedgehog who cannot sleep'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('garden-visitor');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who is not like the others', () => {
  it.each([
    ['a cow with no spots', 'no spots'],
    ['a black sheep', 'black'],
    ['the girl who was too tall', 'tall'],
    ['the elephant with big ears', 'big ears'],
  ])('%s is seen from far off, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('stands-out');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toContain('fair');
    }
  });

  it.each(['a ladybird who lost her spots', 'why the zebra has stripes', 'a mouse who is too small', 'a red bus'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('stands-out');
    },
  );
});

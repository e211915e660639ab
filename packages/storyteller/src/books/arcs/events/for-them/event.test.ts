import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('something that is for one kind only', () => {
  it.each([
    ['a dentist for dragons', 'dragon'],
    ['a hotel for bugs', 'bug', 'beetle'],
    ['a postman for monsters', 'monster'],
    ['a mouse who runs a hotel for cats', 'cat'],
  ])('%s has a sign, and one of them comes, soundly, at every age', (theme, kind, comes = kind) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('for-them');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(` FOR ${kind.toUpperCase()}S`);
      expect(text).toMatch(new RegExp(` the ${comes}\\b`));
    }
  });

  it.each(['a dragon goes to the dentist', 'a school for children', 'a present for grandma'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('for-them');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who says how near others may come', () => {
  it.each([
    'I choose who hugs me',
    "Ada doesn't want to kiss Granny",
    "a bear who doesn't like hugs",
    'saying no to a tickle',
  ])('%s shakes paws, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('own-hugs');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bpaw/);
    }
  });

  it.each(['a cactus who wants a hug', 'a goodnight kiss for Teddy', 'a man touches her and says it is a secret'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('own-hugs');
    },
  );
});

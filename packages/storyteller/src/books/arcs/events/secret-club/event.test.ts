import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a secret club', () => {
  it.each([
    ['the password', 'password'],
    ['a fox and a badger start a club', 'badger'],
    ['Ada and her brother have a club', 'brother'],
    ['a club with a password', 'password'],
  ])('%s lets somebody in, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('secret-club');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a football club', 'a pirate password', 'an after-school club'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('secret-club');
  });
});

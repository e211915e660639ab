import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a game with somebody who always wins', () => {
  it.each([
    'playing chess with Grandpa',
    'Grandma cheats at cards',
    'grandad always wins at draughts',
    'learning to play chess',
  ])('%s is put back, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('put-back');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bbiscuit\b.*\bback\b.*\bclick\b/is);
    }
  });

  it('is played with whom the family says, and as they say', () => {
    const text = told('Grandma cheats at cards', 6)
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).toMatch(/\bGrandma\b.*\bcards\b.*\bace\b/s);
  });

  it.each(['a fox who cheats at games', 'the school chess club', 'my son always has to win'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('put-back');
    },
  );
});

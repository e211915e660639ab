import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, childName = 'Ada') =>
  tellPictureBook({ theme, childName, age, details: null }, { seed: age });

describe('a puppy who chews', () => {
  it.each([
    'our new puppy called Biscuit who chewed daddys slippers',
    'a puppy who chews everything',
    "the dog chewed Grandad's hat",
  ])('%s chews whatever smells of who is out, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('chewed');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it('has the name the family gave it, and chews what they said', () => {
    const text = told('our new puppy called Biscuit who chewed daddys slippers', 6)
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).toMatch(/\bBiscuit\b.*\bDaddy\b.*\bslipper\b/s);
  });

  it.each(['the dog ate my homework', 'a goat who eats paper', 'a puppy who chewed my teddy'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('chewed');
    },
  );
});

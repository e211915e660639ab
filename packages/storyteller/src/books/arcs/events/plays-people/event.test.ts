import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('what plays people at night', () => {
  it.each([
    'the library books that wake up at night',
    'fruit that has a party in the fridge',
    'my shoes come to life when nobody is looking',
    'the secret life of socks',
    'the kitchen comes alive at midnight',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('plays-people');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
    }
  });

  it.each([
    'toys that come alive at night',
    'a mouse who eats biscuits at night',
    'the museum comes alive at night',
    'my shoe is lost',
    'a clock that is wide awake at night',
    'she wakes up tiny and has to get across the kitchen to the biscuit tin',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('plays-people');
  });
});

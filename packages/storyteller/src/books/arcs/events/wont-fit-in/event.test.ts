import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('what has come is too big for the door', () => {
  it.each([
    ['she orders a pizza and it is so big it wont fit through the door', 'pizza', 'Ada'],
    ['the elephant orders a cake too big for the door', 'cake', 'elephant'],
    ["a sofa that won't fit through the door", 'sofa', 'Ada'],
    ['a present too big to get in at the door', 'present', 'Ada'],
    ['we buy a Christmas tree that is too big for the house', 'Christmas tree', 'Ada'],
  ])('%s: everybody comes out to it, soundly, at every age', (theme, word, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wont-fit-in');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toContain(who);
      expect(text).toContain('Ada');
      expect(text).toMatch(/small/);
    }
  });

  it.each([
    'an elephant who is too big for the door',
    'the cake that ran away',
    'making pizza with dad',
    'a bear gets stuck in a door',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('wont-fit-in');
  });
});

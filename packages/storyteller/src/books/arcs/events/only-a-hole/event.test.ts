import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody of the family with a digger', () => {
  it.each([
    ["Dad's digger", 'Dad'],
    ['Daddy drives a digger', 'Daddy'],
    ["Grandad's big digger", 'Grandad'],
  ])('%s makes a hole that everything stands on, soundly, at every age', (theme, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'only-a-hole']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(new RegExp(`digger.*${who}.*hole`, 's'));
    }
  });

  it.each(["Dad's digger won't start", "Dad's tractor", 'a digger in our street'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('only-a-hole');
  });
});

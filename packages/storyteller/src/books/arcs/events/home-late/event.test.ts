import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody comes home late', () => {
  it.each([
    ['mum comes home late', /Mum/i],
    ['waiting for daddy to come home', /Daddy/i],
    ['a bear waits for his mummy to come home', /bear/i],
  ])('%s is told, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('home-late');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(`${book.title} ${book.pages.map((page) => page.text).join(' ')}`).toMatch(words);
    }
  });

  it.each(['dad is in hospital', 'waiting for Santa', 'a train that is late'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('home-late');
  });
});

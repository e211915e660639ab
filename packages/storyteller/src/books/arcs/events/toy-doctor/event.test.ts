import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a doctor for toys and beasts', () => {
  it.each([
    ['teddy goes to the doctor', 'doctor'],
    ['Ada is a doctor for her toys', 'doctor'],
    ['the toy hospital', 'teddy'],
    ["a giraffe with a sore throat at the vet's", 'sore throat'],
    ['a crocodile at the vet', 'vet'],
  ])('%s looks and finds, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('toy-doctor');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each([
    ['a toy vet', /the vet/],
    ['teddies who are ill come to her animal hospital', /animal hospital/i],
    ['a hospital for teddies', /hospital/i],
    ['a vet for poorly toys', /the vet/],
  ])('%s: the queue of toys does not end, until it is seen what they come for', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('toy-doctor');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(words);
      expect(text).toMatch(/cuddle/);
    }
  });

  it.each(['being brave at the dentist', 'my dog is at the vet', 'my teddy has a broken arm'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('toy-doctor');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody to whom all that is sweet belongs', () => {
  it.each([
    ['king of all the candy', /king of (?:all the )?candy/],
    ['queen of the sweets', /queen of (?:all the )?sweets/],
    ['Ada is queen of chocolate', /queen of (?:all the )?chocolate/],
    ['king of cakes', /king of (?:all the )?cakes/],
    ['the king of ice cream', /ice cream/],
    ['a bear who is king of the biscuits', /bear/],
  ])('%s makes it one each, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'all-for-the-king']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(word);
      expect(text).toMatch(/one each/i);
    }
  });

  it.each(['the king lost his crown', 'a land made of sweets', 'the ice cream van'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('all-for-the-king');
  });
});

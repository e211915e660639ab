import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who is too loud', () => {
  it.each([
    ['a whale who sings too loud', /whale/],
    ['a lion with a very loud roar', /lion/],
    ['the loudest monster', /monster/],
    ['a lion who is too loud', /lion/],
    ['Ada is always too loud', /Ada/],
  ])('%s is heard from afar, soundly, at every age', (theme, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'too-loud']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(who);
    }
  });

  it.each([
    'a bear who is afraid of loud noises',
    "a fox who can't fall asleep, the wood is too noisy",
    'a lion who lost his roar',
    'a dragon who snores too loudly',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('too-loud');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('what is looked for is on one’s own head', () => {
  it.each([
    ['a pirate who loses his map and finds it in his own hat', /pirate[\s\S]*map[\s\S]*hat/],
    ['grandpa looks everywhere for his glasses and they are on his head', /Grandpa[\s\S]*glasses[\s\S]*head/],
    ['the king cannot find his crown and it is on his head', /king[\s\S]*crown[\s\S]*head/],
    ['a wizard looking for his hat that he is wearing', /wizard[\s\S]*hat/],
  ])('%s: a bow brings it to light, soundly, at every age', (theme, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'one-deserves-another']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(who);
    }
  });

  it.each(['a pirate who lost his hat', 'the wind blew my hat away', 'new glasses'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('one-deserves-another');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the steps are gone on the stage', () => {
  it.each([
    ['first ballet show and she forgets the steps but makes up her own', /ballet show/],
    ['Ada forgot her dance on stage', /dance/],
    ['a penguin who forgets the steps in the ballet', /penguin/],
    ['her first dance recital', /dance recital/],
  ])('%s: the music says what comes next, soundly, at every age', (theme, said) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'forgets-the-steps']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(said);
      expect(text).toContain('Ada');
    }
  });

  it.each(['ballet', 'a cow who loves to dance', 'forgets his lines in the school play'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('forgets-the-steps');
  });
});

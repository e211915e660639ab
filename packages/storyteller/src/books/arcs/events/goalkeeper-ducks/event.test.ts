import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('afraid of the ball', () => {
  it.each([
    ['goalkeeper who is afraid of the ball', /goal/],
    ['she always ducks when the ball comes', /ball/],
    ['a penguin goalkeeper who is scared of the ball', /penguin/],
    ['she is scared of the ball in netball', /ball/],
  ])('%s: one has to look to see what is on it, soundly, at every age', (theme, said) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'goalkeeper-ducks']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(said);
      expect(text).toContain('Ada');
    }
  });

  it.each(['my first match as goalkeeper', 'a lost ball', 'the princess goes to a ball'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('goalkeeper-ducks');
  });
});

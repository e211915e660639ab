import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a fall before everybody', () => {
  it.each([
    ['gymnastics competition, she falls off the beam and gets back on', /beam/],
    ['he falls off the bars at gymnastics', /bar/],
    ['she falls over in her ice skating competition', /ice/],
    ['gymnastics', /beam/],
    ['a flamingo who does gymnastics', /flamingo/],
  ])('%s: who fell so often got up as often, soundly, at every age', (theme, said) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'back-on']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(said);
      expect(text).toContain('Ada');
    }
  });

  it('the coach has the name that the parent gives', () => {
    const book = told('gymnastics competition, she falls off the beam', 9, 'coach is called Petra');
    expect(book.pages.map((page) => page.text).join(' ')).toContain('Petra');
  });

  it.each(['he falls off his bike', 'a dance competition', 'learning to ice skate'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('back-on');
  });
});

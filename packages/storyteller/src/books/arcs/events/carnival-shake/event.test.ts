import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a carnival with drums, costumes and a parade', () => {
  it.each([
    ['carnival in Rio', /Rio/],
    ['Notting Hill carnival', /Notting Hill/],
    ['a parrot dances in the carnival in Brazil', /parrot[\s\S]*Brazil|Brazil[\s\S]*parrot/],
    ['a carnival parade with drums and costumes', /costume/],
  ])('%s: the costume that was too soon begins it again, soundly, at every age', (theme, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'carnival-shake']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(who);
      expect(text).toMatch(/drum/);
      expect(text).toMatch(/[Cc]arnival/);
    }
  });

  it.each(['rides at the carnival', 'a day at the fair', 'learning to play the drums'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('carnival-shake');
  });
});

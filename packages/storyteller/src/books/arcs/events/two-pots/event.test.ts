import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('two of a family cook against each other', () => {
  it.each([
    ['a jollof competition between her two aunties and she has to choose', 'jollof', 'Auntie'],
    ['my two grandmas argue about whose soup is best', 'soup', 'Nana'],
    ['whose curry is best, mum and dad compete', 'curry', 'Dad'],
  ])('%s: they say it themselves, with their eyes shut, soundly, at every age', (theme, dish, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('two-pots');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      for (const word of [dish, who, 'Ada']) expect(text).toContain(word);
    }
  });

  it('is about the two whom the parent names', () => {
    const theme = 'a jollof competition between her two aunties and she has to choose';
    const text = told(theme, 8, 'Auntie Bisi and Auntie Folake')
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).toContain('Auntie Bisi');
    expect(text).toContain('Auntie Folake');
  });

  it.each(['two rival bakers', 'baking with auntie', 'the best pizza in town'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('two-pots');
  });
});

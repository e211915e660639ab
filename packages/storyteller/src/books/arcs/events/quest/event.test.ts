import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Arthur', age, details: null }, { seed: age });

describe('a quest', () => {
  it.each([
    ['a quest to find the lost sword of the king', 'blade'],
    ['an epic quest to find the lost crown', 'crown'],
    ['a quest for the golden cup', 'cup'],
    ['a quest to save the kingdom', 'crown'],
  ])('%s is won with two free hands, soundly, at every age', (theme, word) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('quest');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/quest.*could do with that/su);
      expect(text).toContain(word);
    }
  });

  it('is the quest of the knight whom the theme names', () => {
    const book = told('a knight on a quest', 9);
    expect(book.arc).toBe('quest');
    expect(book.pages[0]?.text).toContain('knight');
  });

  it.each(['a quest for the perfect biscuit', 'the king lost his crown', 'a knight who is scared of the dark'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('quest');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who is afraid of what is theirs', () => {
  it.each([
    ['an owl who is afraid of the dark', 'dark'],
    ['a ghost who is scared of the dark', 'dark'],
    ['a pirate who is scared of water', 'boat'],
    ['a mermaid who is scared of water', ' hop'],
    ['a fire engine that is afraid of fire', 'candle'],
  ])('%s, is met by it, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('own-fear');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it('is told with its other plot to a family that had one of them lately', () => {
    const [one = '', two = ''] = ['a bear who is scared of the dark', 'a fox who is scared of the dark'];
    for (const seed of [1, 2, 3]) {
      const first = tellPictureBook({ theme: one, childName: 'Ada', age: 6, details: null }, { seed });
      const recent = first.pages.map((page) => page.text);
      const others = Array.from({ length: 12 }, () => 'no-square');
      const second = tellPictureBook(
        { theme: two, childName: 'Ada', age: 6, details: null },
        { seed, recent, recentArcs: [...others, 'own-fear'] },
      );
      const hasStars = [first, second].map((book) => /star/.test(book.pages.map((page) => page.text).join(' ')));
      expect(hasStars.filter(Boolean)).toHaveLength(1);
    }
  });

  it.each([
    'scared of the dark',
    'my son is afraid of fire',
    'a boat that is scared of water',
    'a lion who is afraid of mice',
  ])('%s is another story', (theme) => {
    expect(told(theme, 6).arc).not.toBe('own-fear');
  });
});

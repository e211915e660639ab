import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a magic tree house', () => {
  it.each([
    'a magic tree house',
    'Ada and her magic treehouse',
    'a tree house that takes them to another world',
    'a magic tree house that travels through time',
  ])('%s goes where the leaf comes from, and home again, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('magic-treehouse');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/magic[\s\S]*dinosaur[\s\S]*leaf/iu);
    }
  });

  it('has a sister of the details in it', () => {
    const { pages } = told('a magic tree house', 8, 'her sister Lily');
    expect(pages.filter(({ text }) => text.includes('Lily')).length).toBeGreaterThan(6);
  });

  it.each(['building a tree house', 'the treehouse war'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('magic-treehouse');
  });
});

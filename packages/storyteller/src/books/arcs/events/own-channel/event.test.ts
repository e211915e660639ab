import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Priya', age, details }, { seed: age });

describe('a channel of their own', () => {
  it.each([
    'A girl starts a YouTube channel about her hamster',
    'Priya makes videos about her cat',
    'my daughter wants to be a YouTuber',
  ])('%s is watched by one, soundly, at every age', (theme) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('own-channel');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/one view/i);
    }
  });

  it('films the hamster by its own name', () => {
    const book = told('A girl starts a YouTube channel about her hamster', 9, 'hamster Nibbles');
    expect(book.pages.filter((page) => page.text.includes('Nibbles')).length).toBeGreaterThan(4);
  });

  it.each(['stuck inside a video game', 'a hamster who wants to be famous', 'the class hamster is missing'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('own-channel');
    },
  );
});

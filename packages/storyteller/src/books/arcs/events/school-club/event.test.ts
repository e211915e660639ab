import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the first time at a club', () => {
  it.each([
    ['first day at football club', 'football club'],
    ['Ada joins the school choir', 'choir'],
    ['being the only girl in the chess club', 'boys'],
    ['ballet class', 'ballet'],
    ['a bear starts judo', 'judo'],
  ])('%s: nobody goes before looking, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('school-club');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['the football match', 'a giraffe who cannot dance', 'stage fright at the school concert'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('school-club');
    },
  );
});

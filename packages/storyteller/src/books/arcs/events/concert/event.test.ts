import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a loud instrument', () => {
  it.each([
    ['learning the drums', 'drum'],
    ['Ada plays the trumpet too loud', 'trumpet'],
    ['an elephant plays the drum', 'elephant'],
    ['a lion with a trombone', 'trombone'],
    ['Mummy says the drum is too loud', 'Mummy'],
  ])('%s is heard, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('concert');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a lost trumpet', 'scared of the drums', 'a rubber band', 'practising the violin'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('concert');
    },
  );
});

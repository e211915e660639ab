import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a toothbrush and teeth', () => {
  it.each([
    ["the dinosaur who didn't want to brush his teeth", 'dinosaur'],
    ['the toothbrush that ran away', 'toothbrush'],
    ["a crocodile who won't clean his teeth", 'crocodile'],
    ['the runaway toothbrush', 'rake'],
    ['a monster who never brushes his teeth', 'monster'],
  ])('%s, and it brushes others, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('toothbrush');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a wobbly tooth', 'Ada goes to the dentist', 'a shark who has lost a tooth'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('toothbrush');
  });
});

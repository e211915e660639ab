import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an election', () => {
  it.each([
    ['running for class president', 'class president'],
    ['the school council election', 'school council'],
    ['a fox runs for mayor', 'mayor'],
    ['Ada wants to be head girl', 'head girl'],
  ])('%s hangs on one vote, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('class-vote');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a pirate captain', 'a lion who wants to be king', 'the class pet'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('class-vote');
  });
});

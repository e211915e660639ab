import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two who live in the sea', () => {
  it.each([
    ['a mermaid and a dolphin', 'mermaid', 'dolphin'],
    ['a shark and a little fish', 'shark', 'little fish'],
    ['an octopus and a crab', 'octopus', 'crab'],
    ['a mermaid and her friend the seahorse', 'mermaid', 'seahorse'],
  ])('%s: are both who it is about, soundly, at every age', (theme, one, other) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('what-is-it-for');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const [first = ''] = book.pages.map((page) => page.text);
      expect(first).toContain(`the ${one}`);
      expect(first).toContain(`the ${other}`);
      expect(book.pages.at(-1)?.text).toMatch(/hat.*bed|bed.*hat/is);
    }
  });

  it.each(['a mermaid who wants legs', 'a lonely whale', 'a pirate and a mermaid'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('what-is-it-for');
  });
});

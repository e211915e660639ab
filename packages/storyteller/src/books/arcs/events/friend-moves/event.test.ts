import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a best friend who moves away', () => {
  it.each([
    ["Ada's best friend moves away", /Ada/],
    ['my best friend Tom is moving to another town', /Tom/],
    ['a bear whose best friend moves away', /bear/],
  ])('%s is heard of by string, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('friend-moves');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each([
    ['moving house and leaving her best friend behind', /lorry|move/],
    ['moved away and left her best friend behind', /lorry|move/],
    ['left his friends behind when he changed school', /new school|change schools/],
    ['saying goodbye to her friends because we are moving to Australia', /lorry|move/],
    ['changing school and missing her old friends', /new school|change schools/],
  ])('%s: it is the child who goes, and the friend who stays', (theme, parts) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ada', age, details: 'Best friend is Tilda' }, { seed: age });
      const text = book.pages.map((page) => page.text).join(' ');
      expect(book.arc).toBe('friend-moves');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(text).toMatch(parts);
      expect(text).toMatch(/Tilda/);
      expect(text).not.toMatch(/Tilda(?:'s family)? (?:found|moves|was moving|had to move)/);
    }
  });

  it.each(['my best friend died', 'moving house and leaving my room'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('friend-moves');
  });
});

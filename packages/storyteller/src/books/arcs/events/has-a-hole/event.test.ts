import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a hole in a jumper', () => {
  it.each([
    ['a jumper with a hole', 'jumper'],
    ["Bunny's blanket has a hole", 'blanket'],
    ['a sheep with a hole in her red scarf', 'red'],
    ['the hat that unravelled', 'hat'],
  ])('%s gets bigger until it is knitted again, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('has-a-hole');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toContain('thread');
    }
  });

  it.each(['a hole in the fence', 'the whole blanket is lost', 'a mole digs a hole'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('has-a-hole');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody paints', () => {
  it.each([
    ['a robot who wants to learn how to paint', 'sheet'],
    ['a bear who loves painting', 'sheet'],
    ['an elephant who wants to be an artist', 'sun'],
  ])('%s paints it without meaning to, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('paints');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['painting the fence', 'the painting that came alive', 'a face painting party'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('paints');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('feeding the ducks', () => {
  it.each([
    ['feeding the ducks with daddy', 'Daddy'],
    ['swans at the pond', 'swan'],
    ['feeding the lambs', 'lamb'],
    ['feeding the ducks', 'oats'],
    ['a bear feeds the ducks', 'bear'],
  ])('%s is done with oats, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('feeding-ducks');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['the ugly duckling', 'a duck who is scared of water', 'feeding the baby'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('feeding-ducks');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who is picked last', () => {
  it.each([
    'picked last for football again',
    'a penguin who is always picked last',
    'being the last one picked at netball',
  ])('%s: the last two are picked in one breath, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('picked-last');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/both/i);
    }
  });

  it.each(['a bear who picked the last apple', 'being picked for the school team'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('picked-last');
  });
});

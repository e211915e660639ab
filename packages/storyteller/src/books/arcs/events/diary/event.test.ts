import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a secret diary', () => {
  it.each([
    ['the secret diary', 'diary'],
    ["Ada's diary", 'diary'],
    ['a bear who has a secret diary', 'bear'],
  ])('%s is answered, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('diary');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(["grandma's old diary", 'the secret club'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('diary');
  });
});

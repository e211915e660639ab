import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the wrong bus', () => {
  it.each([
    ['the wrong bus', 'wrong bus'],
    ['Ada gets on the wrong train', 'wrong train'],
    ['a bear who took the wrong bus', 'wrong bus'],
  ])('%s is full of others who are wrong, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wrong-bus');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a bus ride with grandma', 'the wrong shoes'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('wrong-bus');
  });
});

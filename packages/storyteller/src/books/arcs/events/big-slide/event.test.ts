import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the big slide', () => {
  it.each([
    ['a girl who is scared of the big slide', 'slide'],
    ['a day at the park with daddy', 'Daddy'],
    ['a bear who is scared of the slide', 'bear'],
  ])('%s is gone down, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('big-slide');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['nobody plays with Ada in the playground', 'a water slide', 'a snowy day at the park'])(
    '%s is another',
    (theme) => expect(told(theme, 6).arc).not.toBe('big-slide'),
  );
});

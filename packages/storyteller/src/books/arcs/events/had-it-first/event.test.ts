import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two who want one thing', () => {
  it.each([
    ['two friends who quarrel about a stick', /stick/],
    ['two bears who both want the red hat', /red hat/],
    ['a fox and a hare argue over a blanket', /blanket/],
  ])('%s hold on to it, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('had-it-first');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(['my brother and I fight over the toys', 'two friends who fall out', "a bear who won't share his honey"])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('had-it-first');
    },
  );
});

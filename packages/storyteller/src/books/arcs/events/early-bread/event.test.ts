import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a night in the bakery', () => {
  it.each([
    ['baking bread with papa at 4 in the morning in the bakery', 'four', 'Papa'],
    ['helping mummy bake croissants in the bakery before dawn', 'croissants', 'Mummy'],
    ["grandpa's bakery at five in the morning", 'five', 'Grandpa'],
    ['a night in the bakery with dad', 'bakery', 'Dad'],
  ])('%s: the child asks the dough, soundly, at every age', (theme, said, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('early-bread');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      for (const word of [said, who, 'bread', 'Ada']) expect(text.toLowerCase()).toContain(word.toLowerCase());
    }
  });

  it.each(['baking a cake for mum', 'two rival bakers', 'a bear opens a bakery', 'baking cookies with granny'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('early-bread');
    },
  );
});

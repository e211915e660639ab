import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a crane, and something that goes in at no window', () => {
  it.each([
    ['he goes to work with his mum who drives a crane and has to lift a piano', 'piano', 'Mum'],
    ['my dad drives a crane', 'piano', 'Dad'],
    ['the crane has to lift a bath into the top flat', 'bath', 'Ada'],
    ['mummy is a crane driver and lifts a sofa', 'sofa', 'Mummy'],
  ])('%s: the child sees where it goes in, soundly, at every age', (theme, thing, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('no-roof-yet');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      for (const word of [thing, who, 'crane', 'Ada']) expect(text).toContain(word);
    }
  });

  it.each(['a crane who is afraid of flying', 'learning to play the piano', 'a digger', 'daddy goes to work'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('no-roof-yet');
    },
  );
});

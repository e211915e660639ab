import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an agent in secret', () => {
  it.each([
    ['a cheese sandwich who is a spy', 'cheese sandwich'],
    ['a hamster who is a secret agent', 'hamster'],
    ['a potato who is secretly a superhero', 'potato'],
    ['an undercover duck', 'duck'],
    ['spies', 'spy'],
    ['Ada is a secret agent', 'secret agent'],
  ])('%s is noticed by one, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('undercover');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['granny is a spy', 'I spy with my little eye', 'a superhero', 'who stole the spy glass'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('undercover');
    },
  );
});

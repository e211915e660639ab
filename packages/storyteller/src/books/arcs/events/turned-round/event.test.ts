import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('parts that are turned round', () => {
  it.each([
    ['pets who take their people for walks', /lead/],
    ['a dog who owns a boy', /a boy called/],
    ['a mouse who chases the cat', /mouse/],
    ['the teacher sits in class and the children teach', /tweet/i],
    ['the zoo animals visit the people', /people/i],
    ['toys who play with children', /bridge/],
    ['grown-ups go to bed and children stay up', /socks/i],
  ])('%s is told as it is asked for, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('turned-round');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each(WORDINGS)('%s is told by it', (theme) => {
    expect(told(theme, 5).arc).toBe('turned-round');
  });

  it.each([...NEAR_MISSES, 'a cat who chases mice', 'a mouse who is scared of the cat', 'mummy puts me to bed'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 5).arc).not.toBe('turned-round');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('afraid of somebody', () => {
  it.each([
    ['a dog who is afraid of the postman', 'postman'],
    ['the monster under the bed who is scared of children', 'bed'],
    ['a scarecrow who is afraid of birds', 'bird'],
    ['Ada is scared of dogs', 'dog'],
    ['a tractor who is scared of cows', 'cow'],
  ])('%s meets whom it fears, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('afraid-of-someone');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['Ada is afraid of bees', 'a bat who is scared of the dark', 'Ada is afraid of strangers'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('afraid-of-someone');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who has lost a bounce', () => {
  it.each([
    ['the rabbit who lost his bounce', 'bounce'],
    ['a kangaroo who lost her hop', 'hop'],
    ['the frog who lost his jump', 'jump'],
  ])('%s has it under a bag, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lost-bounce');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a lost skipping rope', 'the lion who lost his roar', 'a ball that lost its bounce'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('lost-bounce');
    },
  );
});

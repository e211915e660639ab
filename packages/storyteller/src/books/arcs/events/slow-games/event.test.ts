import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the games of the sloths', () => {
  it.each(['sloth olympics', 'a sloth at the olympics', 'a race between two sloths'])(
    '%s: the word is said last of all, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect([theme, age, book.arc]).toEqual([theme, age, 'slow-games']);
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/marks.*nest.*medal.*"Go[.,]"/s);
      }
    },
  );

  it.each(['a sloth who is always late', 'the tortoise and the hare have a race', 'sports day'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('slow-games');
    },
  );
});

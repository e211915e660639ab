import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a small word that is left out', () => {
  it.each(['the boy who never said please', 'a monster with no manners', 'please and thank you'])(
    '%s is heard from outside, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('says-please');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bparrot\b.*\bplease\b/is);
      }
    },
  );

  it.each(['please can we have a story about a dog', 'saying sorry to my friend', 'a thank you card for grandma'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('says-please');
    },
  );
});

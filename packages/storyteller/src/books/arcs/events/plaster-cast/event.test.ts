import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a bone in a plaster cast', () => {
  it.each(['a broken arm', 'my son broke his leg', 'a monkey with a broken arm', 'getting the cast off'])(
    '%s is signed by everybody, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('plaster-cast');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.notManaged).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bcast\b/);
      }
    },
  );

  it('never says of a leg what one hand cannot do', () => {
    for (const age of [3, 6, 9]) {
      const text = told('my daughter broke her leg', age)
        .pages.map((page) => page.text)
        .join(' ');
      expect(text).not.toMatch(/\bone hand\b/i);
    }
  });

  it.each(['a wizard who casts spells', 'my teddy has a broken arm', 'the cast of the school play'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('plaster-cast');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a child who is lost in a shop', () => {
  it.each(['lost in the supermarket', 'getting lost in a shop', 'Ada lost her mum in the supermarket'])(
    '%s: the child stands still, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect([theme, age, book.arc]).toEqual([theme, age, 'lost-in-shop']);
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/I'm (?:right )?here.*melons.*FOUND/s);
      }
    },
  );

  it.each(['a bee gets lost in a supermarket', 'shopping with Nana', 'teddy is lost in the supermarket'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('lost-in-shop');
    },
  );
});

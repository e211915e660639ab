import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who is too long for everything', () => {
  it.each(['a sausage dog who is too long for everything', 'my dachshund is too long', 'a very long sausage dog'])(
    '%s is just as long as a door, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('too-long');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/door/);
      }
    },
  );

  it.each(['a long walk with my dog', 'a giraffe with a long neck', 'my dog ate a sausage'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('too-long');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who says everything again', () => {
  it.each(['a parrot who repeats everything', "a parrot who can't keep a secret", 'a crow who copies everything'])(
    '%s knows where the key is, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('repeats');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toContain('In the teapot');
      }
    },
  );

  it.each(['my little brother copies me', 'a pirate and a parrot', 'a lost parrot'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('repeats');
  });
});

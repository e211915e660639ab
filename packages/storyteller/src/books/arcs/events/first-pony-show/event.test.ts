import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a first show on a pony', () => {
  it.each(['a girl who rides a pony in her first show', 'going to a gymkhana with my pony'])(
    '%s: is told so, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('first-pony-show');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/hat/);
      }
    },
  );

  it.each(['a pony who will not jump', 'a horse that nobody can ride'])('%s is another', (theme) => {
    expect(told(theme, 9).arc).not.toBe('first-pony-show');
  });
});

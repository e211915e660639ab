import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who forgets everything', () => {
  it.each(['an elephant who forgot everything', 'a forgetful wizard', 'the bear who always forgot things'])(
    '%s fetches the string in the end, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('forgets-it-all');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/string/i);
      }
    },
  );

  it.each(['my grandpa forgets things', 'Ada forgot her homework'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('forgets-it-all');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who snores', () => {
  it.each(['a bear who snores', 'the loudest snore in the wood', "daddy's snoring", 'our dog snores'])(
    '%s is missed when it is quiet, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('snores');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/quiet/i);
      }
    },
  );

  it("is daddy's own where it is daddy's", () => {
    expect(told("daddy's snoring", 6).pages[4]?.text).toMatch(/Daddy/i);
  });

  it("is the brother's own where it is his", () => {
    const book = told("my brother's snoring", 6);
    expect(book.arc).toBe('snores');
    expect(book.cast.filter((each) => each.is === 'other-child')).not.toEqual([]);
  });

  it.each(['an owl who will not sleep', 'a noise in the night'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('snores');
  });
});

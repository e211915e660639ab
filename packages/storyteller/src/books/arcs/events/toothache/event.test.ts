import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('toothache', () => {
  it.each(['the crocodile with toothache', 'a lion who has toothache', 'a dragon with a sore tooth'])(
    '%s is looked at in the end, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('toothache');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/toothache/i);
      }
    },
  );

  it.each(['a wobbly tooth', 'Ada visits the dentist'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('toothache');
  });
});

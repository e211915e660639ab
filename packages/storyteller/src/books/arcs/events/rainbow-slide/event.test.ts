import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a rainbow that is a slide', () => {
  it.each(['a rainbow slide', 'sliding down a rainbow', 'a unicorn who slides down the rainbow'])(
    '%s: a laugh with tears brings it back, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect([theme, age, book.arc]).toEqual([theme, age, 'rainbow-slide']);
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/rainbow.*red.*cloud.*laugh/is);
      }
    },
  );

  it.each(['the big slide at the park', 'the rainbow lost its colours', 'a rainbow'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('rainbow-slide');
  });
});

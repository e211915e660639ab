import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('bedtime until spring', () => {
  it.each(['bedtime for bears', "a bear who doesn't want to hibernate", 'a hedgehog who does not want to hibernate'])(
    '%s: some of the winter is kept, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('saved-winter');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toContain('Ada');
        expect(text).toMatch(/bedtime|bed\b/i);
        expect(text).toMatch(/snow/);
      }
    },
  );

  it.each(["a bear who won't wake up", 'a teddy bear at bedtime', 'a polar bear'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('saved-winter');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('the potty', () => {
  it.each(['the potty', 'using the potty for the first time', 'a dinosaur on the potty'])(
    '%s is used at last, soundly, at every age',
    (theme) => {
      for (const age of [2, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('potty');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/plink/i);
      }
    },
  );

  it.each(['the potty inventor', 'a plant pot on the window'])('%s is another', (theme) => {
    expect(told(theme, 3).arc).not.toBe('potty');
  });
});

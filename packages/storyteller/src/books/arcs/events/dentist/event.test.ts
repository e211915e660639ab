import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('at the dentist', () => {
  it.each(['Mia visits the dentist', 'being brave at the dentist', 'a lion at the dentist'])(
    '%s has the teeth counted, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('dentist');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/count/i);
      }
    },
  );

  it.each(['having a tooth pulled out', 'a bear who wants to be a dentist'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('dentist');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('itchy days', () => {
  it.each(['my daughter has chickenpox', 'nits', 'a bear with itchy spots', 'Ada has head lice'])(
    '%s is told by a word that everybody catches, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('itchy-days');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.notManaged).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bsoup\b/);
      }
    },
  );

  it('says nits of nits, and never spots', () => {
    const text = told('nits again', 6)
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).toMatch(/\bnits\b/);
    expect(text).not.toMatch(/\bspots?\b/);
  });

  it.each(['an itchy jumper', 'a leopard who lost his spots', 'eczema', 'a flea circus'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('itchy-days');
  });
});

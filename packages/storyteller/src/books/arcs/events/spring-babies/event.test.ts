import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('small pets that have babies', () => {
  it.each([
    ['our hamster had babies', 'hamster'],
    ['the rabbit has babies', 'rabbit'],
    ['my guinea pig had babies', 'guinea pig'],
    ['a bear whose hamster has babies', 'bear'],
    ['baby bunnies in the hutch', 'rabbit'],
  ])('%s: nobody makes a sound, soundly, at every age', (theme, kind) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('spring-babies');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(kind);
      expect(text).toMatch(/\btrumpet\b.*\bfive\b/is);
    }
  });

  it.each([
    'our cat had kittens in the wardrobe',
    'the new baby sister',
    'our hen has chicks',
    'the hamster has escaped',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('spring-babies');
  });

  it('is not the baby who has babies', () => {
    const text = told('our hamster had babies', 5)
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).not.toMatch(/ the baby hamster/);
  });
});

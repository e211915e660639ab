import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a pony who will not jump', () => {
  it.each(["a pony who won't jump", 'show jumping with my pony'])(
    '%s: waits for the train, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('pony-wont-jump');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/stripe/);
      }
    },
  );

  it('has the name of the pony', () => {
    const book = told("horse riding and a pony who won't jump", 9, 'pony is called Conker');
    expect(book.pages.map((page) => page.text).join(' ')).toContain('Conker');
  });

  it.each(['horse riding', 'a knight and his horse', 'a rocking horse', 'learning to ride a bike'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('pony-wont-jump');
    },
  );
});

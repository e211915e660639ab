import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('families as they are', () => {
  it.each(['Ada has two mums', 'a penguin with two dads', 'my stepdad', 'a boy who lives with his gran'])(
    '%s are all in the picture at last, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('families-as-they-are');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bcamera\b.*\bmirror\b/s);
      }
    },
  );

  it.each(['two mummies in a pyramid', 'two mummies and a picnic', 'a wicked stepmother'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('families-as-they-are');
  });
});

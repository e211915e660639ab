import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('two who want to ride on one thing', () => {
  it.each([
    'twins who both want the one scooter',
    'two children and only one scooter',
    'sharing the bike with my sister',
  ])('%s: a snail is faster until one pushes, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'both-want']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/snail.*push.*snail/s);
    }
  });

  it('hears of it in the details of a book about sharing', () => {
    const details = 'She has a twin brother called Rohan. They both want the yellow scooter.';
    const text = told('sharing toys', 3, details)
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).toMatch(/yellow scooter/);
    expect(text).toMatch(/Rohan/);
  });

  it.each(['learning to ride a bike', 'two bears and one honey pot', 'a scooter race'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('both-want');
  });
});

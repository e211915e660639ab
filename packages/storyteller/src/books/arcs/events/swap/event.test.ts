import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two who swap', () => {
  it.each([
    ['two penguins who swap places', 'penguin'],
    ['twins who swap schools for a day', 'schools'],
    ['a cat and a dog swap jobs', 'jobs'],
    ['Ada and Dad swap places for a day', 'Dad'],
    ['a cow and a horse who swap homes', 'horse'],
    ['The day mum and I swapped', 'Mum'],
    ['me and grandad swapped for a day', 'Grandad'],
  ])('%s, and each finds it hard, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('swap');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it('is told of the twin whom the parent names', () => {
    const brief = { theme: 'the twins swap places', childName: 'Lily', age: 6, details: 'her twin sister Rose' };
    const [first] = tellPictureBook(brief, { seed: 3 }).pages;
    expect(first?.text).toMatch(/Lily.*Rose/s);
    expect(first?.text).toContain('They were twins.');
  });

  it.each(['swapping stickers at school', 'a change of plan', 'two parcels were swapped by mistake'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('swap');
    },
  );
});

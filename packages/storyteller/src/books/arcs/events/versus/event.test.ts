import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('two sides against each other', () => {
  it.each([
    ['Robots versus dinosaurs', /robots/, /dinosaurs/],
    ['Pirates vs ninjas', /pirates/, /ninjas/],
    ['Cats v dogs', /cats/, /dogs/],
    ['The great battle of the cats and the dogs', /cats/, /dogs/],
  ])('%s: they end up on one end of the rope, soundly, at every age', (theme, one, two) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(book.arc).toBe('versus');
      expect(book.notManaged.filter((each) => each !== 'battle')).toEqual([]);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(text).toMatch(one);
      expect(text).toMatch(two);
      expect(text).toMatch(/mud/i);
    }
  });

  it.each(['granny versus the seagull', 'a cat and a dog', 'a knight and a dragon who are friends'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('versus');
    },
  );
});

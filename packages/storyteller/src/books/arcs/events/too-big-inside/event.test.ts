import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody too big for where they are', () => {
  it.each([
    ['an elephant in a small car', 'car'],
    ['a whale in the bath', 'bath'],
    ['a giraffe in a bunk bed', 'bunk bed'],
    ['a hippo in a paddling pool', 'paddling pool'],
    ['a rhino on the sofa', 'sofa'],
    ['a dinosaur in a tent', 'tent'],
  ])('%s has it the wrong way round, soundly, at every age', (theme, place) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('too-big-inside');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/wrong way round/);
      expect(text).toContain(place);
    }
  });

  it.each(['an elephant on the bus', 'a giraffe who is too tall', 'a teddy in the bath', 'a mouse in a big bed'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('too-big-inside');
    },
  );
});

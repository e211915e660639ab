import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a bee who finds no flowers', () => {
  it.each([
    "a bee who can't find any flowers",
    'a hungry bee',
    'a bee in the city',
    'a bumblebee looking for a flower',
  ])('%s finds one among the weeds, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('no-flowers');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain('dandelion');
    }
  });

  it.each(['a bee who is afraid to fly', 'a bee who does not like flowers', 'planting flowers for the bees'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('no-flowers');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a toy has gone off by itself', () => {
  it.each([
    ['Teddy goes on the bus by himself and we have to find him', /Teddy/, /\bbus\b/, /mitten/],
    ['her bunny goes on the train without her', /Bunny/, /train/, /mitten/],
    ['Teddy flies to Spain without us', /Teddy/, /plane/, /paper/],
    ['He lost his cuddly rabbit at the airport and rabbit flies to brazil without him', /Bunny/, /Brazil/, /paper/],
    ['postcards from Teddy', /Teddy/, /card/, /paper/],
  ])('%s: the child finds out what it is about, soundly, at every age', (theme, ...words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('goes-alone');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      for (const each of words) expect(text).toMatch(each);
      expect(text).toContain('Ada');
    }
  });

  it.each(['teddy left behind on the bus', 'toys come alive at night', 'a girl who takes the wrong bus'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('goes-alone');
    },
  );
});

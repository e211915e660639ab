import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody small goes to see the world', () => {
  it.each([
    ['a sock that runs away from the laundry basket to see the world', /laundry basket/],
    ['the teapot that ran away to sea', /teapot/],
    ['the spoon that ran away', /spoon/],
    ['a snail who wants to see the world', /snail/],
    ['a teddy who runs away to see the world', /teddy/],
  ])('%s: right to the end of it, which is home, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('all-of-the-world');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(word);
      expect(text).toContain('Ada');
      expect(text).toMatch(/from behind|had a back/);
    }
  });

  it.each(['an odd sock', 'a train that wants to see the sea', 'sailing round the world'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('all-of-the-world');
  });
});

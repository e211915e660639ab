import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a hero who would rather do something else', () => {
  it.each([
    ['a knight who would rather bake cakes', 'cake'],
    ['a robot who wants to be a chef', 'soup'],
    ['a pirate who loves knitting', 'scarf'],
    ['a dragon who loves gardening', 'bridge'],
    ['a princess who would rather fix bikes', 'bike'],
    ['a dragon who would rather play football', 'ball'],
    ['a vampire who likes gardening', 'flower'],
    ['a viking who hates fighting', 'scarf'],
    ['the wolf who hates fighting', 'fight'],
    ["a ninja who doesn't like fighting", 'fight'],
    ['a dragon slayer who hates fighting', 'fight'],
    ["The knight who didn't want to fight", 'fight'],
  ])('%s does it, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('would-rather');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each([
    'a dragon who wants to be a firefighter',
    'baking a cake with grandma',
    'a knight who is scared of the dark',
    'Ada loves reading',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('would-rather');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody without the thing they always have', () => {
  it.each([
    ['the witch who lost her broom', 'broom'],
    ["the snow queen's lost mitten", 'mitten'],
    ['a pirate who lost his treasure map', 'treasure map'],
    ['grandma lost her glasses', 'glasses'],
    ['Ada lost her hat', 'hat'],
    ['losing my best mitten in the snow', 'snow'],
    ['a builder who lost his hammer', 'roof'],
    ['the knight who lost his sword', 'shield'],
    ['the giant who lost his sock', 'sock'],
    ['a musician who lost her violin', 'tune'],
  ])('%s has it back, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lost-own-thing');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['who stole the crown?', 'a lost teddy', 'the rabbit who lost his bounce', 'the wind took my hat'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('lost-own-thing');
    },
  );
});

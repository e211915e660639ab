import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('what does not want to be eaten', () => {
  it.each([
    ["the sausage that didn't want to be eaten", 'the sausage'],
    ['Bobbin the pancake who does not want to be eaten', 'Bobbin'],
    ['a biscuit who is scared of being eaten', 'the biscuit'],
  ])('%s asks to come in by itself, soundly, at every age', (theme, who) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('not-me-please');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(who);
      expect(text).toMatch(/May I come in|changed my mind/u);
    }
  });

  it.each([
    "he won't eat his dinner",
    'the runaway pancake',
    "a potato that doesn't want to be eaten",
    'a mouse who does not want to be eaten by a cat',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('not-me-please');
  });
});

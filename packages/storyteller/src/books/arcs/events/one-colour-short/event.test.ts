import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a rainbow that has lost a colour', () => {
  it.each([
    ['a rainbow that lost its blue', 'blue'],
    ['the rainbow with no red', 'red'],
    ['the day yellow left the rainbow', 'yellow'],
    ['where is the green in the rainbow?', 'green'],
    ['the rainbow who lost her orange', 'orange'],
    ['a rainbow that is missing purple', 'purple'],
  ])('%s: it has come to see what it is always in, soundly, at every age', (theme, colour) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'one-colour-short']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(new RegExp(`${colour}[\\s\\S]*puddle[\\s\\S]*mirror`));
    }
  });

  it.each([
    'sliding down a rainbow',
    'a dragon who lost her fire',
    'all the colours have gone',
    'a unicorn with a rainbow mane',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('one-colour-short');
  });
});

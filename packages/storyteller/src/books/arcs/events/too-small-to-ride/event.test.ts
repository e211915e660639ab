import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Max', age, details }, { seed: age });

describe('a day at a theme park', () => {
  it.each([
    'our trip to the theme park, too small for the big rollercoaster',
    'Max is not tall enough for the rollercoaster',
    'a day at the theme park',
  ])('%s has a ride for the small as well, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age, 'big sister Ella');
      expect(book.arc).toBe('too-small-to-ride');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain('rollercoaster');
      expect(text).toContain('Ella');
    }
  });

  it.each(['a dinosaur theme park', 'a giraffe who is too tall', 'playing in the park'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('too-small-to-ride');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('an animal who wants to fly a plane', () => {
  it.each([
    'a penguin who wants to fly a plane',
    'a pig who wants to be a pilot',
    'the hen who wanted to fly an aeroplane',
  ])('%s does one half of it, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('both-at-once');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/pedals/);
    }
  });

  it.each(['a penguin who wants to fly', 'scared of flying', 'flying to Spain on a plane'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('both-at-once');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who wants a heart', () => {
  it.each([
    'the robot who wanted a heart',
    'a scarecrow who wants a heart',
    'a robot without a heart',
    'a tin man with no heart',
    "a robot who doesn't know what love is",
  ])('%s has room for one, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wants-a-heart');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/heart[^]*little door/);
    }
  });

  it.each([
    'a robot who does my homework',
    'a valentine heart for mum',
    'the queen of hearts',
    'somebody who wants a heart',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('wants-a-heart');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('wheels with corners', () => {
  it.each([
    'a car with square wheels',
    'an inventor who made square wheels',
    'a mouse who invents a car with square wheels',
    'Ada builds a cart with square wheels',
  ])('%s: they make butter, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wrong-wheels');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/butter/i);
      expect(text).toMatch(/square/);
    }
  });

  it.each(['the wheels on the bus', 'an inventor who makes a robot', 'a tractor with big wheels'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('wrong-wheels');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody whom nobody can ride', () => {
  it.each([
    ['a rhino nobody can ride', 'rhino'],
    ['the unicorn that no one could ride', 'unicorn'],
    ["a pony who won't be ridden", 'pony'],
    ['a dragon nobody has ever ridden', 'dragon'],
    ["the camel that won't let anyone ride it", 'camel'],
    ['a bull who throws everybody off', 'bull'],
  ])('%s has never had a ride, and gets one, soundly, at every age', (theme, kind) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'nobody-can-ride']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(new RegExp(`${kind}[\\s\\S]*cart`));
    }
  });

  it.each(['learning to ride a bike', 'a ride on a unicorn', 'too small for the big rides', 'a bike nobody can ride'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('nobody-can-ride');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who wants to be another', () => {
  it.each([
    ['the cat who wanted to be a dog', /half a dog/i],
    ['a cloud who wanted to be a whale', /half a whale/i],
    ['a mouse who wants to be a dragon', /half a dragon/i],
    ['a horse who wanted to be a unicorn', /half a unicorn/i],
  ])('%s is half of one, soundly, at every age', (theme, half) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('half-one');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(age === 9 ? /half/i : half);
    }
  });

  it.each([
    'a dragon who wants to be a firefighter',
    'Ada wants to be an astronaut',
    'a caterpillar who wants to be a butterfly',
    'a cat and a dog who want to be friends',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('half-one');
  });
});

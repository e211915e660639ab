import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody with a cold', () => {
  it.each([
    ['a dragon with a cold', 'had a cold'],
    ['a giraffe with a sore throat', 'sore throat'],
    ['Ada is poorly in bed', 'was poorly'],
    ['an elephant with a blocked nose', 'blocked nose'],
  ])('%s gets a hug in the end, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('has-a-cold');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a cold winter day', 'my grandma is very ill', 'a pirate who gets seasick'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('has-a-cold');
  });
});

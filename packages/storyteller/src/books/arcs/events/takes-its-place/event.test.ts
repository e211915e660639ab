import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { JOBS } from './jobs.ts';
import { refusalIn } from './refusal.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a thing that has had enough', () => {
  it.each([
    'an umbrella that hates the rain',
    "a chair who doesn't want to be sat on",
    'a pencil who is tired of writing',
    'an alarm clock who hates waking people up',
    'a hoover who hates dust',
    "the bed that didn't want to be slept in",
    'a coat that is sick of the peg',
    'a kettle who refuses to boil',
  ])('%s changes places, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('takes-its-place');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      if (age > 4) expect(book.notManaged).toEqual([]);
    }
  });

  it.each([
    'a bus that is tired of its route',
    'my son will not sit on his chair',
    'a spoon who wants to be a fork',
    "a kettle that wouldn't stop singing",
    'a lamp who is afraid of the dark',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('takes-its-place');
  });

  it('every job is told soundly', () => {
    for (const { named } of JOBS) {
      const word = /[a-z ]+$/.exec(named.replace(/\?|\)|\(/g, ''))?.[0] ?? '';
      const book = told(`the ${word} that is tired of it all`, 6);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it('what is said of it is said as of today', () => {
    expect(refusalIn('the hat that was tired of being worn')?.says).toBe('is tired of being worn');
    expect(refusalIn("the bed that didn't want to be slept in")?.says).toBe("doesn't want to be slept in");
  });
});

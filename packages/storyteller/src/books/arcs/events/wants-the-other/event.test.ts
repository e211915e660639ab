import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
const textOf = (theme: string, age: number) =>
  told(theme, age)
    .pages.map((page) => page.text)
    .join(' ');

describe('one of two is to do it', () => {
  it.each([
    ['I want Mummy to do it not Daddy', 'Mummy', 'Daddy'],
    ['only Mummy can put me to bed', 'Mummy', 'the grown-up'],
    ['my daughter only wants her Daddy to do bedtime', 'Daddy', 'the grown-up'],
    ['he will not let Daddy read to him', 'Mummy', 'Daddy'],
    ['when Daddy does bedtime', 'Mummy', 'Daddy'],
    ['my son wants Mama, not Papa', 'Mama', 'Papa'],
  ])('%s: it is done by both, soundly, at every age', (theme, wanted, other) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wants-the-other');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(new RegExp(`I want ${wanted}`));
      expect(book.pages.map((page) => page.text).join(' ')).toContain(other);
    }
  });

  it('counts one too many', () => {
    expect(textOf('I want Mummy to do it not Daddy', 3)).toContain('leven');
  });

  it.each([
    'missing Mummy while she is at work',
    'a bedtime story with Daddy',
    'my son will not go to bed',
    'crying when Mummy leaves me at nursery',
    'I want a dog for my birthday',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('wants-the-other');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a tummy ache on Mondays', () => {
  it.each([
    'Ada has a tummy ache every Monday',
    'a bear whose tummy hurts on Monday mornings',
    'a fox who hates Mondays',
  ])('%s is listened to, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('monday-tummy');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/listened|an ear|questions|looked at|asked about/);
    }
  });

  it.each([
    'has not been in school for six weeks, tummy ache on Mondays',
    'a bear who ate too much and has a tummy ache',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('monday-tummy');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the day the colours are gone', () => {
  it.each([
    ['the day the colours disappeared', 'puddle'],
    ['a world without colours', 'puddle'],
    ['a fox and the day everything turned grey', 'fox'],
    ['the rainbow that lost its colours', 'rainbow'],
    ['a town with no colour', 'puddle'],
  ])('%s is told so, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('colours-gone');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each([
    'a chameleon who lost his colour',
    'learning colours',
    'my favourite colour',
    'a butterfly with no colours',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('colours-gone');
  });
});

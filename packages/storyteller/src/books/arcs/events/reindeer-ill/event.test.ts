import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a reindeer who is ill on Christmas Eve', () => {
  it.each([
    'Christmas eve, one of the reindeer is ill',
    'Rudolph has a cold and cannot pull the sleigh',
    'an elf looks after a poorly reindeer',
  ])('%s: is looked after, and is heard from bed, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'reindeer-ill']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/\b(?:ill\b.*\bfire\b.*hum.*\bwell|(?:ill|bed)\b.*\bbell\b.*\bting)\b/is);
      if (theme.includes('Rudolph')) expect(text).toContain('Rudolph');
    }
  });

  it.each(['a reindeer who cannot fly', 'Santa has a cold', 'in bed with a cold'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('reindeer-ill');
  });
});

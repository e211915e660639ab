import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a shadow', () => {
  it.each([
    ["Ada's shadow runs away", 'shadow'],
    ['a fox who lost his shadow', 'puddle'],
    ['the runaway shadow', 'shadow'],
  ])('%s is followed, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('shadow');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['scared of shadows', 'a shadow puppet show', 'Ada loses a shoe'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('shadow');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a whale on the beach', () => {
  it.each([
    ['a whale stranded on the beach', 'whale'],
    ['a beached whale', 'whale'],
    ['saving a baby whale', 'whale'],
    ['a dolphin washed up on the sand', 'dolphin'],
    ['grandpa and Ada rescue a whale', 'whale'],
  ])('%s gets back to the sea, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('stranded');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a whale who sings', 'a whale in the bath', 'a sandcastle on the beach'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('stranded');
  });
});

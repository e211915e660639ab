import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('three wishes', () => {
  it.each([
    ['Ada finds a genie', 'genie'],
    ['three wishes', 'hat'],
    ['the wishing well', 'well'],
  ])('%s hears it wrong, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('three-wishes');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a birthday wish', 'wishing on a star', 'Ada wishes for snow'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('three-wishes');
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('Father Christmas has lost the presents', () => {
  it.each([
    'Santa loses all the presents and needs help to find them',
    'the presents fell out of the sleigh',
    'Ada helps Father Christmas find the missing presents',
    'Santa lost his sack of presents',
  ])('%s: the child finds out where they are, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('sack-empty');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/presents/);
      expect(text).toContain('Ada');
      expect(text).toMatch(/hole/);
    }
  });

  it.each(["Santa's sleigh is broken", 'wrapping presents', 'Santa is stuck in the chimney'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('sack-empty');
    },
  );
});

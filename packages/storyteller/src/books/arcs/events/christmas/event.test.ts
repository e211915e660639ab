import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('Christmas', () => {
  it.each([
    ['christmas eve', 'morning|Christmas now|get up'],
    ['decorating the christmas tree', 'star'],
    ['a christmas present for my sister', "umbrella.*Ada's sister|Ada's sister.*umbrella"],
    ['a bear at christmas', 'Christmas'],
  ])('%s is told as it goes, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('christmas');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(new RegExp(word, 'i'));
    }
  });

  it.each(['santa is stuck in the chimney', 'the dog who saved christmas', 'a christmas without grandpa'])(
    '%s is another story',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('christmas');
    },
  );
});

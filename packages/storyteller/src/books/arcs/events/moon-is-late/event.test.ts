import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('no moon at bedtime', () => {
  it.each([
    'The moon goes missing and the kids have to find it before bedtime',
    'the moon has gone missing',
    'Ada looks for the moon before bed',
    'the moon forgot to come up',
  ])('%s: it is late, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'moon-is-late']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/late/);
    }
  });

  it.each(['the moon fell into our garden', 'somebody stole the moon', 'a trip to the moon'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('moon-is-late');
    },
  );
});

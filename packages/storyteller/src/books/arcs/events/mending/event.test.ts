import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('mending', () => {
  it.each([
    ['the wheels fell off the bus', 'wheels'],
    ['mending things with grandpa', 'Grandpa'],
    ["grandad's garden shed", 'shed'],
    ['fixing things in the workshop with dad', 'workshop'],
  ])('%s is done with what rolls, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('mending');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['mending a broken heart with granny', 'the monster in the shed', 'mending the tractor with grandpa'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('mending');
    },
  );
});

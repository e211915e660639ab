import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who is late, or slow', () => {
  it.each([
    ['a train that is always late', 'Mrs Moss'],
    ['a snail who wants to be fast', 'skateboard'],
    ['the bus that was never on time', 'Mrs Moss'],
    ['Mummy is always in a hurry', 'Mummy'],
  ])('%s turns out right, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('slow-or-fast');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a fire engine that is always late', 'a snail who enters a race', 'Mia is late for school'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('slow-or-fast');
    },
  );
});

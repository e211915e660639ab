import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('ducklings that cross the road', () => {
  it.each([
    'ducklings crossing the road',
    'a row of ducklings walks through the town',
    'a duck family stops the traffic',
    'a bear who helps ducklings across the road',
    'Ada sees a mother duck lead her ducklings over the road',
  ])('%s: the traffic waits for the last one, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('ducklings-crossing');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bsix\b.*\bSTOP\b.*\bpond\b/is);
    }
  });

  it('nobody sets foot on the road without a hand to hold', () => {
    for (const age of [3, 6, 9]) {
      const text = told('ducklings crossing the road', age)
        .pages.map((page) => page.text)
        .join(' ');
      expect(text).toMatch(/\bhand\b/);
    }
  });

  it.each(['feeding the ducks at the pond', 'the ugly duckling', 'a duckling who is afraid of water'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('ducklings-crossing');
    },
  );
});

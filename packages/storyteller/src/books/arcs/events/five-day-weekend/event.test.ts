import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a five-day weekend', () => {
  it.each(['a five-day weekend', 'no more Mondays', 'a fox who crosses out Monday', 'every day is Saturday'])(
    '%s has Monday on the step, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('five-day-weekend');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/Monday\b.*\bbackpack|backpack.*\bMonday/);
      }
    },
  );

  it.each(['a tummy ache on Mondays', 'a weekend at the beach', 'every other weekend with Dad'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('five-day-weekend');
    },
  );
});

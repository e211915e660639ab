import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Noah', age, details: null }, { seed: age });

describe('teachers who are animals', () => {
  it.each([
    'all the teachers turn into animals',
    'the teachers have been turned into animals',
    'a spell turns all the teachers into animals',
    'a school where all the teachers are animals',
    'the class hamster becomes the teacher',
  ])('%s are known by what they always did, soundly, at every age', (theme) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('staffroom-zoo');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/Mr Nugget/u);
    }
  });

  it.each(['my teacher turns into a frog', 'a school for animals', 'a trip to the zoo with my teacher'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('staffroom-zoo');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Sami', age, details: null }, { seed: age });

describe('a place that is to close', () => {
  it.each([
    ['kids who save the zoo from closing', 'zoo'],
    ['saving the old cinema', 'cinema'],
    ['the village shop is closing down', 'shop'],
    ['a girl who saves the museum from closing', 'museum'],
  ])('%s was never shut, soundly, at every age', (theme, word) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('closing-down');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(word);
      expect(text).toMatch(/Sami.*Nobody comes.*push/isu);
    }
  });

  it.each(['a day at the zoo', 'saving the park from being turned into a car park', 'the library at night'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('closing-down');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who is in love', () => {
  it.each([
    ['a star falls in love with the moon', /\bstar\b.*\bmoon\b/s],
    ['a mermaid who is in love with a pirate', /\bmermaid\b.*\bpirate\b/s],
    ['a spoon and a fork fall in love', /\bspoon\b.*\bfork\b/s],
  ])('%s: it is said at last, soundly, at every age', (theme, both) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('in-love');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(both);
      expect(book.pages.at(-1)?.text).toContain('I love you, too');
    }
  });

  it.each(['a bear who loves honey', 'a star that fell from the sky', 'a penguin wedding'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('in-love');
    },
  );
});

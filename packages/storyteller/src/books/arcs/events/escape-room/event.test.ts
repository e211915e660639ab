import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Finn', age, details }, { seed: age });

describe('an escape room', () => {
  it.each([
    'an escape room',
    'kids stuck in an escape room who have to solve riddles to get out',
    'trapped in a museum overnight and have to solve puzzles to get out',
    'Finn and his best friend do an escape room',
  ])('%s is got out of by a name, soundly, at every age', (theme) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('escape-room');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/Finn, look!/u);
    }
  });

  it('is done with the friend whom the parent names', () => {
    const book = told('an escape room', 10, 'best friend Jack');
    expect(book.pages.filter((page) => page.text.includes('Jack')).length).toBeGreaterThan(6);
  });

  it.each(['a hamster escapes from its cage', 'a jigsaw puzzle with a missing piece', 'an escape from the zoo'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('escape-room');
    },
  );
});

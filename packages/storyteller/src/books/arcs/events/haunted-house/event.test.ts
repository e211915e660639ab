import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a haunted house', () => {
  it.each([
    ['a haunted house', 'house'],
    ['a haunted castle', 'castle'],
    ['ghosts in the castle', 'castle'],
    ['a spooky old mansion', 'mansion'],
  ])('%s has one ghost, whom nobody fears, soundly, at every age', (theme, place) => {
    for (const age of [3, 6, 11]) {
      const book = told(theme, age);
      expect(book.arc).toBe('haunted-house');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      const text = book.pages
        .map((page) => page.text)
        .join(' ')
        .toLowerCase();
      expect(text).toContain(place);
      expect(text).toContain('haunted');
    }
  });

  it.each(['trick or treat at a haunted house', 'a ghost in the attic', 'a princess in a castle'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('haunted-house');
    },
  );
});

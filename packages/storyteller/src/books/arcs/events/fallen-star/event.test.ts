import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('whoever fell from the sky', () => {
  it.each([
    ['a star falls in the garden', 'star'],
    ['the moon fell out of the sky', 'moon'],
    ['a fox finds a fallen star', 'fox'],
    ['bring back the moon', 'moon'],
    ['helping a star get home', 'star'],
  ])('%s goes up again, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('fallen-star');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a rocket to the moon', 'a starfish on the beach', 'a star who is afraid of the dark'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('fallen-star');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Max', age, details: null }, { seed: age });

describe('somebody who would like to be evil', () => {
  it.each([
    'evil broccoli',
    'an evil potato who wants to take over the world',
    'an evil genius hamster',
    'an evil toaster',
    'the nicest villain in the world',
    'a villain who is too nice',
    "a villain who can't be bad",
  ])('%s is thanked, and booed out of kindness, soundly, at every age', (theme) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('bungled-evil');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/boo!/iu);
    }
  });

  it('is the broccoli itself', () => {
    expect(told('evil broccoli', 9).pages[0]?.text).toMatch(/the evil broccoli/u);
  });

  it.each(['a superhero fights a villain', 'eating broccoli for the first time', 'an evil witch'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('bungled-evil');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a school photo', () => {
  it.each([
    'school photo day',
    "Ada won't smile for the school photo",
    "a bear who can't smile for the photo",
    'my son hates having his photo taken',
  ])('%s is smiled for in a mirror, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('school-photo');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bcamera\b.*\bclick\b.*\bmirror\b/is);
    }
  });

  it.each(['painting a picture at school', 'the mouse who loves cheese', 'an old photo in the attic'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('school-photo');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Kai', age, details: null }, { seed: age });

describe('a snowstorm, and a wolf', () => {
  it.each([
    'a wolf and a boy who survive a snowstorm',
    'a boy who gets lost in a snowstorm and is saved by a wolf',
    'surviving a blizzard in the mountains',
    'surviving in the wild with a wolf',
  ])('%s is found by a voice, soundly, at every age', (theme) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('out-the-storm');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/Kai.*snow.*wolf.*went up at the end/su);
    }
  });

  it.each(['a snow day', 'the wolf and the three little pigs', 'a lost mitten in the snow'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('out-the-storm');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { whileItLasts } from './arc.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('what is made and does not last', () => {
  it.each(['a snowman who melts', 'my snowman melted', 'the ice-cream castle'])(
    '%s is told so, and soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('while-it-lasts');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
      }
    },
  );

  it.each(['a snowman who wants to see summer', 'a snowman and a robin', 'a magic sandcastle', 'scared of snowmen'])(
    '%s is not for it',
    (theme) => {
      expect(whileItLasts.fits(understandTheme(theme, 'Ada'))).toBe(0);
    },
  );

  it('the small thing that was in it is in the next one', () => {
    for (const age of [3, 6, 9]) {
      const { pages } = told('our snowman is melting', age);
      expect(pages[0]?.text).toContain('button');
      expect(pages.at(-1)?.text).toContain('button');
    }
  });
});

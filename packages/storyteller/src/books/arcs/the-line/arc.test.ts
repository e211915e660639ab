import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { theLine } from './arc.ts';

const told = (theme: string, age: number, details: string | null = null, seed = age) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed });
const textOf = (book: ReturnType<typeof told>): string => book.pages.map((page) => page.text).join(' ');

describe('the line', () => {
  it.each(['my brother spoiled my castle', 'arguing with my best friend'])(
    '%s is told as a line down the middle, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) expect(told(theme, age).arc).toBe('the-line');
    },
  );

  it('the brother of the family is who it is about, by his own name', () => {
    expect(textOf(told('my brother spoiled my castle', 6, 'Her brother is called Kit.'))).toContain('Kit');
  });

  it('the day ends in two halves, and so does the book', () => {
    for (const age of [3, 6, 9]) {
      const { pages } = told('arguing with my best friend', age);
      const [, half = ''] = /(?:See you|Bye-bye), (\p{L}+)/u.exec(pages[0]?.text ?? '') ?? [];
      expect(half).not.toBe('');
      expect(pages.at(-1)?.text).toContain(half);
    }
  });

  it.each([
    'mum and dad argue a lot',
    'my friend hit me and we fell out',
    'my brother broke his arm',
    'a girl and her brother build a den',
  ])('%s is not for it', (theme) => {
    expect(theLine.fits(understandTheme(theme, 'Ada'))).toBe(0);
  });
});

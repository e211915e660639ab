import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { firstAndSecond } from './arc.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('first, and nobody second', () => {
  it.each(["the snails' race", 'three snails have a race', 'a sledge race with my brother'])(
    '%s is told so, and soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('first-and-second');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
      }
    },
  );

  it.each(['losing a race', 'nervous about the race', 'a race car stuck in the mud'])('%s is not for it', (theme) => {
    expect(firstAndSecond.fits(understandTheme(theme, 'Ada'))).toBe(0);
  });

  it('whoever is first says the next word at the end, and the smallest is first', () => {
    for (const age of [3, 6, 9]) {
      const book = told('a race between a rabbit and a duck', age);
      const word = book.refrain?.replace('!', '') ?? '';
      const second = word
        .replace(/first/i, (said) => (said.startsWith('F') ? 'Second' : 'second'))
        .replace('one', 'two')
        .replace('One', 'Two');
      expect(
        book.pages
          .slice(-4)
          .map((page) => page.text)
          .join(' '),
      ).toContain(`"${second}`);
    }
  });

  it('has two of a kind where two of a kind race', () => {
    for (const age of [3, 6, 9]) {
      const text = told('two snails have a race', age)
        .pages.map((page) => page.text)
        .join(' ');
      expect(text.match(/the snail/g)?.length).toBeGreaterThan(1);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { eventArc } from '../event.ts';
import { SWIMMING } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('going into the water', () => {
  it.each([
    'a swimming lesson',
    'learning to swim',
    'my daughter will not get in the pool',
    'a bear learns to swim',
    'a kitten who hates water',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe(SWIMMING.id);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each(["a fish who can't swim", 'scared of swimming', 'washing my hair', 'a mermaid who swims'])(
    '%s is not for it',
    (theme) => {
      expect(eventArc(SWIMMING).fits(understandTheme(theme, 'Ada'))).toBe(0);
    },
  );
});

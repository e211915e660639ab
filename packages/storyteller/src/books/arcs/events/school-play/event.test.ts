import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { eventArc } from '../event.ts';
import { SCHOOL_PLAY } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a school play', () => {
  it.each([
    'the school play',
    'forgetting my line in the school play',
    'the school play where the curtain gets stuck',
    'my costume rips in the school play',
    'a mouse in the school play',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe(SCHOOL_PLAY.id);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each([
    ['he is the tree in the school play', 'the tree'],
    ['my daughter has no lines in the school play', 'the tree'],
    ['she is only a sheep in the class play', 'the sheep'],
    ['the school play, he is the tree and he has to save the show', 'the tree'],
  ])('%s is told of whoever is %s, and whispers the word that is missing', (theme, role) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(book.arc).toBe(SCHOOL_PLAY.id);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(text).toContain(role);
      expect(text).toMatch(/boots/i);
    }
  });

  it.each(['nervous about the school play', 'the school concert', 'a puppet show', 'a train in the school play'])(
    '%s is not for it',
    (theme) => {
      expect(eventArc(SCHOOL_PLAY).fits(understandTheme(theme, 'Ada'))).toBe(0);
    },
  );
});

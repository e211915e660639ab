import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { eventArc } from '../event.ts';
import { FOOTBALL } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a game of football', () => {
  it.each([3, 6, 9])(
    'whom everybody thinks too small is overlooked, with team and coach of the details, at %i',
    (age) => {
      const details = 'plays left back for the Tigers, dad is the coach';
      for (const theme of [
        "a football match where everyone thinks he's too small",
        'too small for the football team',
      ]) {
        const book = tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });
        expect(book.arc).toBe('football');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/Tigers.*Dad.*nobody there/s);
      }
    },
  );

  it.each([
    'a football match',
    'playing football in the park',
    'our football team loses',
    'the football final',
    'football with dad',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe(FOOTBALL.id);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each([
    'winning the football cup final',
    'my son wins the football tournament',
    'a fox and the football cup final',
  ])('%s: the cup is won, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const { arc, findings, pages } = told(theme, age);
      expect(arc).toBe(FOOTBALL.id);
      expect(findings.filter((each) => each.hard)).toEqual([]);
      expect(
        pages
          .slice(-4)
          .map(({ text }) => text)
          .join(' '),
      ).toMatch(/goal|won/iu);
      expect(pages.at(-1)?.text).toContain('cup');
    }
  });

  it.each([
    ['the big football match', 'Ada is the goalkeeper.', true],
    ['our team wins the cup', 'She plays in goal. Her friend Zoe is the striker.', true],
    ['the big football match', 'Her friend Zoe is in goal and Ada scores.', false],
  ])('%s, %s: whoever the details put in goal stands there', (theme, details, isKeeper) => {
    for (const age of [6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });
      expect(book.arc).toBe(FOOTBALL.id);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(/gloves/.test(text)).toBe(isKeeper);
    }
  });

  it.each(['football against dragons', 'my first football club', 'scared of football', 'a fish who plays football'])(
    '%s is not for it',
    (theme) => {
      expect(eventArc(FOOTBALL).fits(understandTheme(theme, 'Ada'))).toBe(0);
    },
  );
});

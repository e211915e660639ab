import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { asMeant } from '../../../as-meant.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { TOOTH } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a tooth that comes out', () => {
  it.each([
    'Mia loses her first tooth at school',
    'a wobbly tooth',
    'the tooth fairy',
    'tooth in an apple',
    'a crocodile who loses a tooth',
  ])('%s is told as it goes, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('loose-tooth');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each(['he swallowed his wobbly tooth', 'the first lost tooth and she swallowed it'])(
    '%s: it goes down, and the gap is shown instead',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bbanana\b.*\b(?:gap|mouth)\b/is);
      }
    },
  );

  it.each([3, 6, 9])('goes as the details say, at %i', (age) => {
    const details = "her tooth fell out in the garden and she can't find it";
    const book = tellPictureBook({ theme: 'my first tooth', childName: 'Ada', age, details }, { seed: age });
    expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\b(?:gravel|stones)\b.*\bbread\b/s);
  });

  it('does not go by what a child does not like', () => {
    const details = 'she is scared of losing it at school';
    const told = (given: string | null) =>
      tellPictureBook({ theme: 'a wobbly tooth', childName: 'Ada', age: 6, details: given }, { seed: 6 });
    // That the child is "she" stands in the details, and that is all they change.
    const first = (given: string | null) => told(given).pages[0]?.text.replace(/said Ada|she said/g, 'it was said');
    expect(first(details)).toBe(first(null));
  });

  it.each([
    'brushing teeth',
    'a visit to the dentist',
    'the tooth fairy forgets to come',
    'a tractor with a wobbly tooth',
  ])('%s is about something else', (theme) => {
    expect(isOf(TOOTH, asMeant(understandTheme(theme, 'Ada')))).toBe(false);
  });
});

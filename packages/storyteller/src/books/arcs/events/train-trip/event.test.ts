import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { eventArc } from '../event.ts';
import { TRAIN_TRIP } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('going by train', () => {
  it.each([
    "an old train's last trip",
    'a train trip with grandad',
    'a train ride',
    'a bear goes on a train ride',
    'a steam train ride',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe(TRAIN_TRIP.id);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each(['a toy train', 'a train who wants to fly', 'missing the train', 'my first train ride'])(
    '%s is not for it',
    (theme) => {
      expect(eventArc(TRAIN_TRIP).fits(understandTheme(theme, 'Ada'))).toBe(0);
    },
  );

  it.each([2, 6, 9])('whoever is visited waits at the other end, at %i', (age) => {
    for (const seed of [1, 2, 3]) {
      const theme = 'a train trip to see Auntie Bev';
      const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed });
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain("Auntie Bev's");
      expect(text).not.toMatch(/Auntie Bev (?:came|had the tickets)|the sea\b/);
    }
  });
});

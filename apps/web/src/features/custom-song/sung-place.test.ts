import type { SongManifest } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { samePlaceIn, sungPlaceAt } from './sung-place.ts';

/** Lines of two words each that start at these seconds and last two, with their second word half way. */
const song = (seconds: number, ...starts: number[]): SongManifest => ({
  mime: 'audio/mpeg',
  seconds,
  lufs: -16,
  truePeakDb: -1,
  lines: starts.map((start, line) => ({
    section: 0,
    line,
    kind: 'verse',
    text: 'la li',
    start,
    end: start + 2,
    words: [
      { from: 0, to: 2, start, end: start + 1 },
      { from: 3, to: 5, start: start + 1, end: start + 2 },
    ],
  })),
});

describe('what is sung at a moment', () => {
  const { lines } = song(30, 4, 7, 20);

  it.each([
    [0, undefined],
    [3.9, undefined],
    [4, { line: 0, word: 0 }],
    [5.2, { line: 0, word: 1 }],
    [6.9, { line: 0, word: 1 }],
    [7, { line: 1, word: 0 }],
    [10.4, { line: 1, word: 1 }],
    [15, undefined],
    [20.5, { line: 2, word: 0 }],
  ])('at %d s', (seconds, place) => {
    expect(sungPlaceAt(lines, seconds)).toEqual(place);
  });
});

describe('going on in a new sound', () => {
  const from = song(30, 4, 10, 20);

  it('is the same moment in the same sound', () => {
    expect(samePlaceIn(from, from, 12.3)).toBe(12.3);
  });

  it('is the same place of the same line when the song is slower', () => {
    const slower = song(60, 8, 20, 40);
    for (const seconds of [0, 2, 4, 7, 15, 25, 30]) expect(samePlaceIn(slower, from, seconds)).toBeCloseTo(2 * seconds);
  });

  it('stays inside a shorter song', () => {
    const shorter = song(12, 2, 6);
    for (const seconds of [0, 9, 19, 29, 30]) {
      const there = samePlaceIn(shorter, from, seconds);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThanOrEqual(12);
    }
  });
});

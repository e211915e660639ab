import { describe, expect, test } from 'vitest';
import { measureSongs, type Tally } from './song-measures.ts';
import { SONG_THEMES } from './song-themes.ts';

/** Every so many themes, so that the test takes seconds; `sweep-songs.ts` measures all of them. */
const EVERY = 8;
const measured = measureSongs(SONG_THEMES.filter((_, i) => i % EVERY === 0));
const share = ({ hits, all }: Tally): number => hits / all;

describe('songs of many themes in five styles', () => {
  test('there are at least 200 themes', () => {
    expect(new Set(SONG_THEMES.map((each) => each.theme)).size).toBeGreaterThanOrEqual(200);
  });

  test('rhymes are true on at least 95 of 100 pairs', () => {
    expect(share(measured.rhymes), measured.untrue.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test('stressed syllables are on beats in at least 85 of 100', () => {
    expect(share(measured.stresses)).toBeGreaterThanOrEqual(0.85);
    expect(share(measured.mainStresses)).toBeGreaterThanOrEqual(0.9);
  });

  test("the child's name is on a beat", () => {
    expect(share(measured.names)).toBeGreaterThanOrEqual(0.95);
  });

  test('no line is repeated outside the chorus', () => {
    expect(measured.repeated).toEqual([]);
  });

  test('at least 90 of 100 beings, places and things of the themes are sung', () => {
    expect(share(measured.entities), measured.unsung.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  test('songs of one brief and seeds one apart share at most 35 of 100 runs of five words', () => {
    const over = measured.shared.filter((each) => each.share > 0.35);
    expect(over.length / measured.shared.length, over.map((each) => each.theme).join('\n')).toBeLessThanOrEqual(0.02);
  });
});
